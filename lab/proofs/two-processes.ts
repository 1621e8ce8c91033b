/** Two processes on one PostgreSQL are killed at random. No acknowledged write or mail may be lost or repeated. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openPostgres } from "../../platform/database/postgres.ts";
import { addAccounts } from "../../tests/support/accounts.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { startSite, type SiteProcess } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { contactCall } from "./stranger.ts";
import { judgeMail, mailIsThrough } from "./mail-arrived.ts";
import { startMailServer } from "./mail-server.ts";
import { without } from "./without.ts";
import { fieldsOf, formOf, signIn, type Known } from "./workload.ts";

const CLIENTS = 8;
/** Below the site's limit per hour. */
const MESSAGES = 150;
const KILL_EVERY_MS = 4_000;

const EVENTS = sql<{ id: number; title: string }>`select id, data::json ->> 'title' as title from document
  where collection = 'event' and deleted_at is null`;

export async function twoProcesses({ count: operations = 10_000, withoutDefence = false }: Options): Promise<Finding> {
  const postgres = await startPostgres();
  await postgres.server.createDatabase("proof");
  const database = await openPostgres(`${postgres.url}proof`);
  await addAccounts(database);
  const mail = await startMailServer();
  const settings = {
    DATABASE_URL: `${postgres.url}proof`,
    SESSION_SECRET: "the same secret for both processes",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "cell@example.edu",
    TRUST_PROXY: "1",
  };
  const start = () => startSite(settings, { node: without(withoutDefence && "mail-lease") });
  const sites = [await start(), await start()];
  const cookie = await signIn(sites[0]!.url);

  const run = {
    left: operations,
    acknowledged: 0,
    lost: 0,
    kills: 0,
    known: new Map() as Known,
    sent: new Set<string>(),
  };
  /** One after the other, because a busy machine may need longer to start a process. */
  async function killNowAndThen() {
    while (run.left > 0) {
      await wait(KILL_EVERY_MS);
      await killOne();
    }
  }
  async function killOne() {
    const index = Math.floor(Math.random() * 2);
    await sites[index]!.kill();
    run.kills += 1;
    sites[index] = await start();
  }
  await Promise.all([...Array.from({ length: CLIENTS }, (_, client) => work(client)), killNowAndThen()]);

  async function work(client: number) {
    const own: number[] = [];
    while (run.left-- > 0) {
      const turn = run.left;
      const site = sites[Math.floor(Math.random() * 2)]!;
      if (turn % Math.ceil(operations / MESSAGES) === 0) await sendMessage(site, turn);
      else if (own.length === 0 || Math.random() < 0.3) await create(site, `event ${client}-${turn}`, own);
      else await change(site, own, `event ${client}-${turn}`);
    }
  }

  async function sendMessage(site: SiteProcess, turn: number) {
    const message = `message ${turn}`;
    const response = await call(site, "/api/contact", contactCall(turn, message));
    if (response?.status === 201) run.sent.add(message);
  }

  async function create(site: SiteProcess, title: string, own: number[]) {
    const init = { method: "POST", body: formOf(title), headers: { Cookie: cookie } };
    const response = await call(site, "/api/events", init);
    if (response?.status !== 201) return;
    const { id } = JSON.parse(response.text) as { id: number };
    own.push(id);
    run.known.set(id, new Set([title]));
  }

  async function change(site: SiteProcess, own: number[], title: string) {
    const id = own[Math.floor(Math.random() * own.length)]!;
    const removes = Math.random() < 0.2;
    const next = removes ? undefined : title;
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const response = await call(
      site,
      `/api/events/${id}`,
      removes ? { method: "DELETE", headers } : { method: "PUT", headers, body: JSON.stringify(fieldsOf(title)) },
    );
    if (response && response.status < 300) run.known.set(id, new Set([next]));
    // Without a response it may be stored or not; both are correct.
    else if (!response) run.known.get(id)!.add(next);
    if (removes || run.known.get(id)!.has(undefined)) own.splice(own.indexOf(id), 1);
  }

  /** Also undefined if the process was killed during its response. */
  async function call(site: SiteProcess, path: string, init: RequestInit) {
    const response = await fetch(site.url + path, init)
      .then(async (received) => ({ status: received.status, text: await received.text() }))
      .catch(() => undefined);
    if (response) run.acknowledged += 1;
    else run.lost += 1;
    return response;
  }

  await mailIsThrough(database);
  const { rows: stored } = await EVENTS.execute(database.kysely);
  const titles = new Map(stored.map(({ id, title }) => [id, title]));
  const wrong = [...run.known].filter(([id, allowed]) => !allowed.has(titles.get(id)));
  const doubled = stored.length - new Set(stored.map(({ title }) => title)).size;
  const mailed = judgeMail(mail, run.sent, run.kills);
  await Promise.all(sites.map((site) => site.stop()));
  await mail.stop();
  await database.close();
  await postgres.stop();
  return {
    figures: {
      operations,
      kills: run.kills,
      "calls without a response": run.lost,
      "events known": run.known.size,
      "messages acknowledged": run.sent.size,
      "mailed again after a kill": mailed.again,
    },
    wrong: [
      ...wrong.map(([id]) => `event ${id} is not as acknowledged`),
      ...mailed.wrong,
      ...(doubled > 0 ? [`${doubled} events doubled`] : []),
    ],
  };
}
