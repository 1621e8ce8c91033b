/** A change of team in three windows: the administrator who leaves, the one who comes, and a member on a phone. */
import type { Browser, Page } from "@playwright/test";
import { BEHIND_PROXY, expect, photo, test } from "./fixtures.ts";
import { ADMIN, startSite } from "../support/site-process.ts";
import { countTaps } from "./taps.ts";

const SUCCESSOR = { email: "asha@example.edu", password: "nine green bicycles" };
const STAYING = ["Ishaan Uniyal", "Zoya Mirza", "Om Rai", "Stanzin Dolkar", "Nandini Kathait"];
const BY_LINK = ["Meera Bisht", "Harpreet Gill"];
const ROLES = ["Media & Branding", "Event & PR", "Design & Branding", "Media & Reach", "Research & Content"];
const PASTED = Array.from({ length: 10 }, (_, index) => [
  `New Person ${index + 1}`,
  `Coordinator, ${ROLES[index % ROLES.length]}`,
  `person${index + 1}@example.edu`,
]);
const TABLE = [["Name", "Role", "E-mail"], ...PASTED].map((row) => row.join("\t")).join("\n");

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const title = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function openWindow(browser: Browser, baseURL: string, [width, height]: [number, number]): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width, height } })).newPage();
}

test("the old team invites, both prepare the new session, and the old access ends", async ({ browser }, info) => {
  test.setTimeout(240_000);
  const site = await startSite(BEHIND_PROXY);
  try {
    const old = await openWindow(browser, site.url, [1280, 900]);
    const next = await openWindow(browser, site.url, [1280, 900]);
    const phone = await openWindow(browser, site.url, [360, 740]);

    await old.goto("/admin-login");
    await old.getByLabel("Email", { exact: true }).fill(ADMIN.email);
    await old.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await button(old, "Login").click();
    const leaving = countTaps(old, "the administrator who leaves", 60);
    await leaving.tap(link(old, "Admin"));
    await leaving.tap(link(old, "Administrators"));
    await leaving.tap(old.getByLabel("Administrator: everything"));
    await leaving.tap(button(old, "Create the link"));
    const invitation = await old.getByLabel("Link", { exact: true }).inputValue();

    await next.goto(invitation);
    const coming = countTaps(next, "the administrator who comes", 30);
    await next.getByLabel("Email", { exact: true }).fill(SUCCESSOR.email);
    await next.getByLabel("Password", { exact: true }).fill(SUCCESSOR.password);
    await coming.tap(button(next, "Accept the invitation"));
    await expect(next).toHaveURL(`${site.url}/admin`);

    const team = old.getByRole("region", { name: "The team of 2026" });
    await leaving.tap(link(old, "Admin desk"));
    await leaving.tap(link(old, "Start the next session"));
    await leaving.tap(button(old, "Begin"));
    await title(old, "Who stays");
    for (const group of ["Leads", "Members"])
      for (const box of await old.getByRole("group", { name: group }).getByRole("checkbox").all()) await box.uncheck();
    for (const name of STAYING) await leaving.tap(old.getByLabel(name));
    await leaving.tap(button(old, "Save and go on"));
    await title(old, "Who is new");
    await old.getByLabel("Rows of a spreadsheet").fill(TABLE);
    await leaving.tap(button(old, "Add 10 people"));
    // The page becomes shorter then.
    await expect(team.getByRole("listitem")).toHaveCount(STAYING.length + 10);
    await old.getByLabel("Names").fill(BY_LINK.join("\n"));
    await leaving.tap(button(old, "Make links"));
    for (const name of BY_LINK) await fillInCard(phone, name, await old.getByLabel(`Link for ${name}`).inputValue());
    await old.reload();
    for (const name of BY_LINK) {
      await leaving.tap(button(old, `Accept ${name}`));
      await expect(old.getByRole("alert")).toHaveText(`${name} is in the new team.`);
    }
    await expect(team.getByRole("listitem")).toHaveCount(17);

    // The draft passes to the new administrator here.
    await coming.tap(link(next, "Start the next session"));
    await coming.tap(link(next, "Continue"));
    await coming.tap(next.getByRole("navigation", { name: "Session 2026-27" }).getByRole("link", { name: /Nodes/ }));
    await title(next, "Nodes");
    for (const choice of await next.getByRole("combobox").all())
      if ((await choice.inputValue()) === "") await choice.selectOption({ label: "Om Rai" });
    await coming.tap(button(next, "Save and go on"));
    await title(next, "Texts");
    for (let left = await button(next, /^Use this/).count(); left > 0; left -= 1) {
      await coming.tap(button(next, /^Use this/).first());
      await expect(button(next, /^Use this/)).toHaveCount(left - 1);
    }
    await coming.tap(link(next, "Go on"));
    await title(next, "Look at it");
    await coming.tap(link(next, "Go on"));
    const publicTeam = async () => (await next.request.get("/team")).text();
    expect(await publicTeam()).not.toContain("Meera Bisht");
    await coming.tap(button(next, "Publish now"));
    await expect(next.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
    for (const name of [...STAYING, ...BY_LINK, "New Person 10"]) expect(await publicTeam()).toContain(name);
    await coming.tap(button(next, "Undo"));
    await expect(next.getByRole("alert")).toHaveText("Visitors see again what they saw before. The changes are kept.");
    expect(await publicTeam()).not.toContain("Meera Bisht");
    await coming.tap(button(next, "Publish now"));
    await expect(next.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
    expect(await publicTeam()).toMatch(/2026-27.*Meera Bisht/s);
    expect(await (await next.request.get("/team?year=2025")).text()).not.toContain("Meera Bisht");

    await leaving.tap(link(old, "Admin desk"));
    await leaving.tap(link(old, "Handover"));
    await expect(old.getByText(/asha@example\.edu published a change/)).toBeVisible();
    await leaving.tap(button(old, "Set the end"));
    await expect(old.getByRole("alert")).toHaveText("The end of your access is set.");
    await leaving.tap(link(old, "Print two pages about this site"));
    await title(old, "Handover: TPIC");
    await expect(old.getByText(SUCCESSOR.email).first()).toBeVisible();
    const pdf = await old.pdf({ path: info.outputPath("handover.pdf"), format: "A4", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
    leaving.total();

    await coming.tap(link(next, "Administrators"));
    await coming.tap(button(next, `Remove … ${ADMIN.email}`));
    await coming.tap(next.getByRole("dialog").getByRole("button", { name: "Remove" }));
    await expect(next.getByRole("alert")).toHaveText(`${ADMIN.email} cannot edit the site any more.`);
    coming.total();
    expect((await old.request.get("/api/administrators")).status()).toBe(401);
    await old.goto("/admin");
    await expect(old).toHaveURL(/\/admin-login/);
    await expect(button(next, `Remove … ${SUCCESSOR.email}`)).toHaveAttribute("aria-disabled", "true");
  } finally {
    await site.stop();
  }
});

async function fillInCard(phone: Page, name: string, address: string): Promise<void> {
  await phone.goto(address);
  // Until then the page shows the card of the person before: only the hash differs.
  await expect(phone.getByLabel("Name", { exact: true })).toHaveValue(name);
  await phone.getByLabel("Role").fill("Member");
  await phone.getByLabel("Choose a photo").setInputFiles(await photo());
  await expect(phone.getByRole("img", { name: "Your portrait" })).toBeVisible();
  await phone.getByRole("checkbox").check();
  await button(phone, "Send the card").click();
  await expect(phone.getByRole("alert")).toContainText("Sent.");
}
