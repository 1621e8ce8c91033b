/** Mixed writes by clients without retries, and the data that must be stored afterwards. */
import type { DatabaseSync } from "node:sqlite";
import { ADMIN } from "../../tests/support/accounts.ts";
import { square } from "../../tests/support/pictures.ts";
import { contactCall } from "./stranger.ts";

/** The possible titles of one event, undefined for "deleted". Two while a response is missing. */
export type Known = Map<number, Set<string | undefined>>;
/** The possible texts of one document, undefined for "its file". */
type KnownTexts = Map<string, Set<string | undefined>>;

/** Texts of the site that are one field. */
const TEXTS = ["discover/mission", "discover/vision", "discover/who-we-are", "learn", "learn/newsletter", "privacy"];

export type Workload = ReturnType<typeof workload>;
type Parts = {
  /** Returns the current URL to write to. */
  url: () => string;
  cookie: string;
  /** The share of contact messages. */
  messages?: number;
  /** The share of published texts. */
  texts?: number;
};

export function workload({ url, cookie, messages = 0.1, texts = 0 }: Parts) {
  const counts = { acknowledged: 0, withoutResponse: 0, refused: 0 };
  const known: Known = new Map();
  const sent = new Set<string>();
  const knownTexts: KnownTexts = new Map(TEXTS.map((key) => [key, new Set([undefined])]));
  /** Nobody else writes a text at the same time, because the last one would be unknown. */
  const free = new Set(TEXTS);
  /** Errors other than "try again": these clients send nothing invalid. */
  const faults = new Set<string>();
  const errors = new Set<string>();
  const eventsOf: number[][] = [];
  let turn = 0;

  /** Writes once. `own` are the events of this client, which nobody else changes. */
  async function step(own: number[]): Promise<void> {
    turn += 1;
    const name = `write ${turn}`;
    if (Math.random() < messages) await sendMessage(name);
    else if (Math.random() < texts) await publish(name);
    else if (own.length === 0 || (own.length < 20 && Math.random() < 0.4)) await create(name, own);
    else await change(own, name);
  }

  async function sendMessage(message: string) {
    const status = await call("/api/contact", contactCall(turn, message));
    if (status === 201) sent.add(message);
  }

  async function publish(text: string) {
    const [key] = free;
    if (!key) return;
    free.delete(key);
    knownTexts.get(key)!.add(text);
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const status = await call(`/api/content/${key}`, { method: "PUT", headers, body: JSON.stringify({ text }) });
    if (status === 200) knownTexts.set(key, new Set([text]));
    free.add(key);
  }

  async function create(title: string, own: number[]) {
    const form = formOf(title);
    if (turn % 5 === 0) form.set("image", new File([square(turn)], "picture.png"));
    let id = 0;
    const headers = { Cookie: cookie };
    const status = await call("/api/events", { method: "POST", body: form, headers }, (body) => {
      id = (JSON.parse(body) as { id: number }).id;
    });
    if (status !== 201) return;
    own.push(id);
    known.set(id, new Set([title]));
  }

  async function change(own: number[], title: string) {
    const id = own[Math.floor(Math.random() * own.length)]!;
    const removes = Math.random() < 0.3;
    const next = removes ? undefined : title;
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const init = removes
      ? { method: "DELETE", headers }
      : { method: "PUT", headers, body: JSON.stringify(fieldsOf(title)) };
    // Without a response it may be stored or not; both are correct.
    known.get(id)!.add(next);
    const status = await call(`/api/events/${id}`, init);
    if (status !== undefined && status < 300) known.set(id, new Set([next]));
    if (removes) own.splice(own.indexOf(id), 1);
  }

  async function call(path: string, init: RequestInit, read: (body: string) => void = () => undefined) {
    try {
      const response = await fetch(url() + path, init);
      const body = await response.text();
      if (response.ok) read(body);
      if (response.ok) counts.acknowledged += 1;
      else counts.refused += 1;
      if (!response.ok) errors.add(`${response.status} ${body.slice(0, 200)}`);
      if (!response.ok && response.status !== 503) faults.add(`${init.method} ${path} answered ${response.status}`);
      return response.status;
    } catch {
      counts.withoutResponse += 1;
      return undefined;
    }
  }

  return {
    counts,
    known,
    sent,
    knownTexts,
    faults,
    errors,
    step,
    /** Runs `clients` clients until `until` returns true; each continues with its events of the last time. */
    run: (clients: number, until: () => boolean) =>
      Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          const own = (eventsOf[client] ??= []);
          while (!until()) await step(own);
        }),
      ),
    /** Resolves when `more` writes were acknowledged, because a kill before the first shows nothing. */
    async acknowledges(more = 1): Promise<void> {
      const until = counts.acknowledged + more;
      while (counts.acknowledged < until) await new Promise((done) => setTimeout(done, 5));
    },
    /** Copies the present state. */
    snapshot: () => ({ known: copyOf(known), sent: new Set(sent), knownTexts: copyOf(knownTexts) }),
  };
}

const copyOf = <Key>(known: Map<Key, Set<string | undefined>>) =>
  new Map([...known].map(([key, allowed]) => [key, new Set(allowed)]));

export function fieldsOf(title: string) {
  return { title, description: "A proof.", date: "2026-12-01", location: "Hall" };
}

/** Makes the same event as a form. */
export function formOf(title: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(title))) form.set(name, value);
  return form;
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const TITLE = "json_extract(data, '$.title')";

type Expected = { known: Known; sent: Set<string>; knownTexts?: KnownTexts };

/** Compares a database file with the acknowledged writes. Each line is a lost, incomplete or damaged write. */
export function judge(database: DatabaseSync, { known, sent, knownTexts = new Map() }: Expected): string[] {
  const verdicts = database.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
  const all = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
  const titles = new Map(
    all(`select id, ${TITLE} as title from document where collection = 'event' and deleted_at is null`).map(
      ({ id, title }) => [Number(id), String(title)],
    ),
  );
  const messages = new Set(all("select message from contact_message").map(({ message }) => message));
  const texts = new Map(
    all("select key, json_extract(data, '$.text') as text from document where collection = 'content'").map(
      ({ key, text }) => [String(key), String(text)],
    ),
  );
  const halves = [
    ["a picture without its bytes", "select 1 from picture where hash not in (select hash from picture_variant)"],
    ["a reference to nothing", "select 1 from pragma_foreign_key_check"],
    [
      "an event without its version",
      "select 1 from document where not exists (select 1 from document_version v where v.document_id = document.id and v.revision = document.revision)",
    ],
    ["an event twice", `select 1 from document where collection = 'event' group by ${TITLE} having count(*) > 1`],
  ].flatMap(([what, sql]) => all(sql!).map(() => `half: ${what}`));
  return [
    ...verdicts.filter(({ integrity_check: verdict }) => verdict !== "ok").map((verdict) => JSON.stringify(verdict)),
    ...[...known]
      .filter(([id, allowed]) => !allowed.has(titles.get(id)))
      .map(([id, allowed]) => `event ${id} is ${titles.get(id)}, not ${[...allowed].join(" or ")}`),
    ...[...knownTexts]
      .filter(([key, allowed]) => !allowed.has(texts.get(key)))
      .map(([key, allowed]) => `text ${key} is ${texts.get(key)?.slice(0, 40)}, not ${[...allowed].at(-1)}`),
    ...[...sent].filter((message) => !messages.has(message)).map((message) => `lost: message "${message}"`),
    ...halves,
  ];
}
