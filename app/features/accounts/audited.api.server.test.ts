import { pino } from "pino";
import { expect, test } from "vitest";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";

type Line = { audit?: string; account?: string; refused?: number; code?: boolean; requestId: string };

async function start() {
  const written: string[] = [];
  const app = await startApp({ log: pino({ base: null }, { write: (line: string) => void written.push(line) }) });
  const lines = () => written.map((line) => JSON.parse(line) as Line).filter(({ audit }) => audit);
  return { app, lines, text: () => written.join("") };
}
const signIn = (app: App, body: object) => app.request("/api/session", json("POST", body));

test("sign-ins and wrong passwords are logged with account and use of a code", async () => {
  const { app, lines, text } = await start();
  const account = app.site.logName(ADMIN.email);
  await signIn(app, ADMIN);
  await signIn(app, { ...ADMIN, password: "wrong" });
  await signIn(app, { ...ADMIN, email: ADMIN.email.toUpperCase(), password: "wrong", code: "123456" });
  expect(lines()).toMatchObject([
    { audit: "sign-in", account, code: false },
    { audit: "sign-in refused", account, code: false, refused: 401 },
    { audit: "sign-in refused", account, code: true, refused: 401 },
  ]);
  expect(text()).not.toContain(ADMIN.email);
});

test("a password typed into the field for the e-mail is not logged", async () => {
  const { app, lines, text } = await start();
  await signIn(app, { email: "canary-secret", password: "x" });
  await signIn(app, { email: { canary: 1 }, password: "x" });
  expect(lines()).toHaveLength(2);
  expect(text()).not.toContain("canary");
});

test("sign-outs and password changes are logged, failed ones too", async () => {
  const { app, lines } = await start();
  const cookie = await cookieOf(app, ADMIN);
  const account = app.site.logName(ADMIN.email);
  const change = (currentPassword: string) =>
    app.request("/api/account/password", json("PUT", { currentPassword, newPassword: "four new quiet words" }, cookie));
  await change("wrong");
  await app.request("/api/account/sessions/nothing", { method: "DELETE", headers: { Cookie: cookie } });
  await app.request("/api/session", { method: "DELETE", headers: { Cookie: cookie } });
  const again = await cookieOf(app, ADMIN);
  await app.request(
    "/api/account/password",
    json("PUT", { currentPassword: ADMIN.password, newPassword: "four new quiet words" }, again),
  );
  expect(lines().filter(({ audit }) => audit !== "sign-in")).toMatchObject([
    { audit: "password change refused", account, refused: 400 },
    { audit: "end of a session refused", account, refused: 404 },
    { audit: "sign-out", account },
    { audit: "password change", account },
  ]);
});

test("a rejected write of a user without the role is logged", async () => {
  const { app, lines } = await start();
  await app.request("/api/messages", { headers: { Cookie: await cookieOf(app, USER) } });
  expect(lines().at(-1)).toMatchObject({ audit: "no right", account: app.site.logName(USER.email) });
});
