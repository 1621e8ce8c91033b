import { expect, test } from "vitest";
import type { Viewer } from "../../../domain/session.ts";
import { parseEnv } from "../../../platform/env.ts";
import { ADMIN, cookieOf, ROOT, startApp } from "../../../tests/support/app.ts";
import { readPrintedHandover } from "./printed-handover.server.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const SECRETS = {
  SESSION_SECRET: "session-secret-0123456789-0123456789",
  SMTP_URL: "smtps://cell:smtp-secret@mail.example.edu",
  CONTACT_TO: "cell@example.edu",
  SUPABASE_URL: "https://cell.supabase.co",
  SUPABASE_KEY: "supabase-secret",
  DATABASE_URL: "postgres://cell:database-secret@db.example.edu:5432/site",
};
const EMAILJS = {
  EMAILJS_SERVICE_ID: "service-secret",
  EMAILJS_TEMPLATE_ID: "template-secret",
  EMAILJS_USER_ID: "user-secret",
  EMAILJS_PRIVATE_KEY: "private-secret",
};

test.each([{ ...SECRETS }, { ...EMAILJS }])(
  "the page names places, but no secret of the settings",
  async (settings) => {
    const { site } = await startApp();
    const printed = await readPrintedHandover(
      { ...site, env: parseEnv(settings, ROOT), root: ROOT },
      VIEWER,
      "http://localhost",
    );
    const text = JSON.stringify(printed);
    expect(text).not.toContain("secret");
    if ("SMTP_URL" in settings)
      for (const place of ["mail.example.edu", "db.example.edu:5432/site", "https://cell.supabase.co"])
        expect(text).toContain(place);
  },
);

test("commands name a data folder that is not that of .env, and a copy the address", async () => {
  const { site } = await startApp();
  const printed = (settings: Record<string, string>) =>
    readPrintedHandover({ ...site, env: parseEnv(settings, "/opt/cell"), root: "/opt/cell" }, VIEWER, "");
  const before = async (settings: Record<string, string>) => (await printed(settings)).before;
  expect(await before({})).toBe("");
  expect(await before({ DATA_DIR: "/var/lib/cell" })).toBe("DATA_DIR=/var/lib/cell ");
  expect(await before({ DATABASE_URL: SECRETS.DATABASE_URL })).toBe("DATABASE_URL=... ");
  const { beforeExport } = await printed({ PUBLIC_URL: "https://cell.example.edu" });
  expect(beforeExport).toBe("PUBLIC_URL=https://cell.example.edu ");
});

test("the page and its data contain no secret of the running site", async () => {
  const { SESSION_SECRET, SMTP_URL, CONTACT_TO } = SECRETS;
  const app = await startApp({ env: { SESSION_SECRET, SMTP_URL, CONTACT_TO } });
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  for (const path of ["/admin/handover/print", "/admin/handover/print.data", "/admin/handover"]) {
    const text = await (await app.request(path, { headers })).text();
    expect(text, path).not.toMatch(/session-secret-0|smtp-secret/);
    expect(text, path).not.toContain(headers.Cookie.split("=")[1]!.split(";")[0]);
  }
  const page = await (await app.request("/admin/handover/print", { headers })).text();
  for (const expected of ["mail.example.edu", ADMIN.email]) expect(page).toContain(expected);
});

test("the address of the repository in the checklist becomes a code", async () => {
  const { site } = await startApp();
  await site.ownership.add(VIEWER, { what: "Repository", note: "https://git.example.edu/cell, ask Asha" });
  await site.ownership.add(VIEWER, { what: "Domain", renewsOn: "2099-01-01" });
  const printed = await site.readPrintedHandover(VIEWER, "http://localhost");
  expect(printed.repository).toBe("https://git.example.edu/cell");
  expect(printed.checklist.map(({ what }) => what)).toEqual(["Domain", "Repository"]);
});

test("only an administrator reads it", async () => {
  const { site } = await startApp();
  const editor: Viewer = { user: { email: "editor@example.edu" }, role: "editor" };
  await expect(site.readPrintedHandover(editor, "http://localhost")).rejects.toMatchObject({ status: 403 });
  await expect(site.readLeaving(editor)).rejects.toMatchObject({ status: 403 });
});
