import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import type { App } from "../../../server/app.ts";
import { IdentityUnavailable, type IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import { ADMIN, cookieOf, json, ROOT, startApp, USER } from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { tooManyTries } from "./sign-in.server.ts";

const [ADDRESS, ACCOUNT, DEVICE] = [10, 30, 10];
const MINUTES = 60;
const WRONG = { ...ADMIN, password: "a wrong password" };

async function signIn(app: App, credentials: object, headers: Record<string, string> = {}): Promise<Response> {
  const request = json("POST", credentials);
  return app.request("/api/session", { ...request, headers: { ...request.headers, ...headers } });
}
async function guess(
  app: App,
  times: number,
  headers: (turn: number) => Record<string, string> = () => ({}),
): Promise<number[]> {
  const statuses = [];
  for (let turn = 0; turn < times; turn++) statuses.push((await signIn(app, WRONG, headers(turn))).status);
  return statuses;
}
const from = (address: string) => ({ "X-Forwarded-For": address });

test("after ten wrong passwords an address must wait, and sees how long", async () => {
  const app = await startApp();
  expect(new Set(await guess(app, ADDRESS))).toEqual(new Set([401]));
  const response = await signIn(app, ADMIN);
  const seconds = Number(response.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(14 * MINUTES);
  expect(seconds).toBeLessThanOrEqual(15 * MINUTES);
  expect(await errorOf(response)).toMatchObject({ status: 429, message: expect.stringContaining("minutes") });
});

test("a burst of guesses at once passes no more than the limit", async () => {
  const app = await startApp();
  const responses = await Promise.all(Array.from({ length: ADDRESS + 15 }, () => signIn(app, WRONG)));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(ADDRESS);
});

test("correct passwords do not count as guesses", async () => {
  const app = await startApp();
  for (let turn = 0; turn < ADDRESS + 2; turn++) expect((await signIn(app, USER)).status).toBe(200);
  expect(await guess(app, 1)).toEqual([401]);
});

test("without a proxy of ours a forged X-Forwarded-For changes nothing", async () => {
  const app = await startApp();
  await guess(app, ADDRESS, (turn) => from(`203.0.113.${turn}`));
  expect((await signIn(app, ADMIN, from("198.51.100.7"))).status).toBe(429);
});

test("behind one proxy each address is counted separately", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  await guess(app, ADDRESS, (turn) => from(`198.51.100.${turn}, 203.0.113.5`));
  expect((await signIn(app, ADMIN, from("192.0.2.1, 203.0.113.5"))).status).toBe(429);
  expect((await signIn(app, ADMIN, from("203.0.113.6"))).status).toBe(200);
});

test("guesses at one account from many addresses stop at thirty an hour", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const statuses = await guess(app, ACCOUNT + 5, (turn) => from(`203.0.113.${turn}`));
  expect(statuses.filter((status) => status === 401)).toHaveLength(ACCOUNT);
  const refused = await signIn(app, ADMIN, from("192.0.2.1"));
  expect(refused.status, "even the right password, from a device never seen").toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(55 * MINUTES);
  expect((await signIn(app, USER, from("192.0.2.1"))).status, "other accounts are open").toBe(200);
});

test("an unknown address is limited like a known one", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const statuses = [];
  for (let turn = 0; turn <= ACCOUNT; turn++) {
    statuses.push(
      (await signIn(app, { email: "nobody@example.edu", password: "x" }, from(`203.0.113.${turn}`))).status,
    );
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([ACCOUNT, 429]);
});

test("strangers cannot lock out the owner, whose device has signed in before", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const Cookie = await cookieOf(app, ADMIN);
  await guess(app, ACCOUNT + 1, (turn) => from(`203.0.113.${turn}`));
  await guess(app, 1, () => from("192.0.2.1"));
  expect((await signIn(app, ADMIN, { ...from("192.0.2.1") })).status).toBe(429);
  expect((await signIn(app, ADMIN, { ...from("192.0.2.1"), Cookie })).status).toBe(200);
});

test("a command unlocks an account while the site runs, and no other account", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  await guess(app, ACCOUNT + 1, (turn) => from(`203.0.113.${turn}`));
  await guess(app, ADDRESS, () => from("192.0.2.1"));
  expect(unlock(app, "meera@example.edu")).toBe("No failed sign-ins are counted for meera@example.edu.\n");
  expect((await signIn(app, ADMIN, from("192.0.2.2"))).status).toBe(429);
  expect(unlock(app, ADMIN.email.toUpperCase())).toContain(`${ADMIN.email} can sign in again`);
  expect((await signIn(app, ADMIN, from("192.0.2.1"))).status, "another limit holds for this address").toBe(429);
  expect((await signIn(app, ADMIN, from("192.0.2.2"))).status).toBe(200);
});

/** Runs `npm run admin -- unlock EMAIL` on the data of `app` and returns its output. */
function unlock(app: App, email: string): string {
  const { DATA_DIR, DATABASE_URL = "" } = app.site.env;
  const env = { ...process.env, DATA_DIR, DATABASE_URL };
  return execFileSync(process.execPath, ["cli/admin.ts", "unlock", email], { cwd: ROOT, env, encoding: "utf8" });
}

test("a known device has a separate limit for its account only", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const [admins, users] = [await cookieOf(app, ADMIN), await cookieOf(app, USER)];
  const statuses = await guess(app, DEVICE + 1, (turn) => ({ ...from(`203.0.113.${turn}`), Cookie: admins }));
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([DEVICE, 429]);
  const refused = await signIn(app, WRONG, { Cookie: admins });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(14 * MINUTES);
  await guess(app, ACCOUNT, (turn) => from(`198.51.100.${turn}`));
  expect((await signIn(app, ADMIN, { ...from("192.0.2.9"), Cookie: users })).status).toBe(429);
});

test("an invented device cookie gets no separate limit", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const forged = (turn: number) => ({
    ...from("203.0.113.5"),
    Cookie: `cell.device=made-up-${turn}.${"A".repeat(43)}`,
  });
  expect((await guess(app, ADDRESS + 1, forged)).at(-1)).toBe(429);
});

test("invalid input does not count as a wrong password", async () => {
  const app = await startApp();
  for (let turn = 0; turn < ADDRESS + 2; turn++) expect((await signIn(app, { email: ADMIN.email })).status).toBe(400);
  expect((await signIn(app, ADMIN)).status).toBe(200);
});

test("a flood of guesses does not delay a known device", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const device = await cookieOf(app, ADMIN);
  const flood = Array.from({ length: 120 }, (_, turn) =>
    signIn(app, { email: `nobody${turn}@example.edu`, password: "a guess" }, from(`203.0.113.${turn}`)),
  );
  expect((await signIn(app, ADMIN, { ...from("192.0.2.1"), Cookie: device })).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  // A few more than may wait, because the first ones end before the last ones arrive.
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(60);
  expect((await signIn(app, USER, from("192.0.2.2"))).status).toBe(200);
});

test("capitals make no other account of an address: its guesses are counted together", async () => {
  const identity = (chosen: IdentityProvider): IdentityProvider => ({ ...chosen, signIn: async () => undefined });
  const app = await startApp({ env: { TRUST_PROXY: "1" }, parts: { identity } });
  const statuses = [];
  for (let turn = 0; turn <= ACCOUNT; turn++) {
    const email = turn % 2 ? ADMIN.email : ADMIN.email.toUpperCase();
    statuses.push((await signIn(app, { ...WRONG, email }, from(`203.0.113.${turn}`))).status);
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([ACCOUNT, 429]);
});

test("twenty unknown devices wait at most; a rejected one does not count", async () => {
  const line = Promise.withResolvers<void>();
  let waiting = 0;
  const identity = (chosen: IdentityProvider): IdentityProvider => ({
    ...chosen,
    signIn: async (...given) => {
      waiting += 1;
      await line.promise;
      return chosen.signIn(...given);
    },
  });
  const app = await startApp({ env: { TRUST_PROXY: "1" }, parts: { identity } });
  const first = Array.from({ length: 20 }, (_, turn) =>
    signIn(app, { email: `nobody${turn}@example.edu`, password: "a guess" }, from(`203.0.113.${turn}`)),
  );
  await vi.waitFor(() => expect(waiting).toBe(20), { timeout: 10_000 });
  for (let turn = 0; turn < ADDRESS + 2; turn++) {
    const sentAway = await signIn(app, ADMIN, from("192.0.2.1"));
    expect(sentAway.headers.get("Retry-After")).toBe("5");
    expect(await errorOf(sentAway)).toEqual({
      status: 503,
      message: "Too many sign-ins at once. Try again in a moment.",
    });
  }
  line.resolve();
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([401]));
  expect((await signIn(app, ADMIN, from("192.0.2.1"))).status).toBe(200);
});

test("while accounts are down no try counts", async () => {
  let away = true;
  const identity = (chosen: IdentityProvider): IdentityProvider => ({
    ...chosen,
    signIn: async (...given) => {
      if (away) throw new IdentityUnavailable("away");
      return chosen.signIn(...given);
    },
  });
  const app = await startApp({ parts: { identity } });
  expect(new Set(await guess(app, ADDRESS + 2))).toEqual(new Set([503]));
  away = false;
  expect((await signIn(app, ADMIN)).status).toBe(200);
});

test("a try that fails with an internal error counts", async () => {
  const identity = (chosen: IdentityProvider): IdentityProvider => ({
    ...chosen,
    signIn: async () => {
      throw new Error("a fault");
    },
  });
  const app = await startApp({ parts: { identity } });
  const statuses = await guess(app, ADDRESS + 1);
  expect([statuses.filter((status) => status === 500).length, statuses.at(-1)]).toEqual([ADDRESS, 429]);
});

test.each([
  [0, "a minute"],
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("%i seconds are shown as %s", (seconds, text) => {
  expect(tooManyTries(seconds)).toBe(`Too many tries. Wait ${text} and try again.`);
});
