/** While PostgreSQL is cut or held, pages work, no response is an internal error, and no acknowledged write is lost. */
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { openPostgres } from "../../platform/database/postgres.ts";
import { addAccounts } from "../../tests/support/accounts.ts";
import { openLine, type Line } from "../../tests/support/line.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { startSite, type SiteProcess } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { without } from "./without.ts";
import { signIn, workload, type Workload } from "./workload.ts";

const CLIENTS = 4;
/** The pool's ten, the limits' two, LISTEN and this query. */
const CONNECTIONS = 14;
const WELL_AGAIN_MS = 3_000;
/** A query times out after a second and a half, so a hang must be longer. */
const LENGTH_MS = { cut: 300, held: 2_000 };
const PAGES = ["/", "/events", "/api/events", "/healthz"];

export async function postgresAway({ count = 200, withoutDefence = false }: Options): Promise<Finding> {
  const postgres = await startPostgres();
  await postgres.server.createDatabase("proof");
  const database = await openPostgres(`${postgres.url}proof`);
  await addAccounts(database);
  await database.close();
  const line = await openLine(Number(new URL(postgres.url).port));
  const url = new URL(`${postgres.url}proof`);
  url.port = String(line.port);
  const settings = { DATABASE_URL: url.href, SESSION_SECRET: "0123456789abcdef".repeat(4), TRUST_PROXY: "1" };
  const site = await startSite(settings, { node: without(withoutDefence && "postgres-errors") });
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url) });
  for (const page of PAGES) await fetch(site.url + page);

  const wrong: string[] = [];
  let met = 0;
  let over = false;
  const running = writers.run(CLIENTS, () => over);
  for (let outage = 1; outage <= count; outage += 1) {
    const kind = outage % 3 === 0 ? "held" : "cut";
    // A random point of a write, including between its commit and the response.
    await wait(Math.random() * 400);
    const before = writers.counts.refused;
    wrong.push(...(await outageOf(kind, line, site)).map((what) => `outage ${outage}, ${kind}: ${what}`));
    if (!(await wellAgain(writers))) wrong.push(`outage ${outage}, ${kind}: not well ${WELL_AGAIN_MS} ms later`);
    if (writers.counts.refused > before) met += 1;
  }
  over = true;
  await running;
  const { connections, lines } = await compare(`${postgres.url}proof`, writers);
  if (connections > CONNECTIONS) wrong.push(`${connections} connections are open`);
  wrong.push(...lines, ...writers.faults);
  await site.stop();
  await line.close();
  await postgres.stop();
  const { acknowledged, refused, withoutResponse } = writers.counts;
  if (met === 0) wrong.push("no request ran into an outage");
  return {
    figures: {
      outages: count,
      "met by a write": met,
      acknowledged,
      refused,
      withoutResponse,
      "connections left": connections,
    },
    wrong,
  };
}

async function outageOf(kind: keyof typeof LENGTH_MS, line: Line, site: SiteProcess): Promise<string[]> {
  await (kind === "cut" ? line.close() : line.hold());
  const end = performance.now() + LENGTH_MS[kind];
  const wrong: string[] = [];
  while (performance.now() < end) {
    for (const page of PAGES) {
      const { status } = await fetch(site.url + page);
      if (status !== 200) wrong.push(`${page} answered ${status}`);
    }
    await wait(50);
  }
  await (kind === "cut" ? line.open() : line.release());
  return wrong;
}

async function wellAgain({ counts }: Workload): Promise<boolean> {
  const before = counts.acknowledged;
  const end = performance.now() + WELL_AGAIN_MS;
  while (performance.now() < end) {
    if (counts.acknowledged > before) return true;
    await wait(20);
  }
  return false;
}

const EVENTS = `select id, data::json ->> 'title' as title from document
  where collection = 'event' and deleted_at is null`;

/** Compares with the rows on the server, queried directly. */
async function compare(connectionString: string, { known, sent }: Workload) {
  const client = new Client({ connectionString });
  await client.connect();
  const ask = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;
  const titles = new Map((await ask(EVENTS)).map(({ id, title }) => [Number(id), String(title)]));
  const texts = new Set((await ask("select message from contact_message")).map(({ message }) => message));
  const connections = (await ask("select 1 from pg_stat_activity where datname = current_database()")).length;
  await client.end();
  const lines = [
    ...[...known]
      .filter(([id, allowed]) => !allowed.has(titles.get(id)))
      .map(([id]) => `event ${id} is not as acknowledged`),
    ...[...sent].filter((message) => !texts.has(message)).map((message) => `lost: message "${message}"`),
  ];
  return { connections, lines };
}
