/** Prepares the next session on a phone, from the desk to the public page. */
import type { Page } from "@playwright/test";
import { heic } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { expect, photo, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const NODES = [
  "Media & Branding",
  "Event & PR",
  "Design & Branding",
  "Media & Reach",
  "Research & Content",
  "Event & Logistics",
];
/** These five of last year's team stay. */
const NAMES = ["Ishaan Uniyal", "Zoya Mirza", "Om Rai", "Stanzin Dolkar", "Nandini Kathait"];
const PEOPLE = Array.from({ length: 17 }, (_, index) => {
  const role =
    index < 2 ? ["Student Lead", "Student Co-Lead"][index] : `Coordinator, ${NODES[(index - 2) % NODES.length]}`;
  return [NAMES[index] ?? `New Person ${index + 1}`, role, `person${index + 1}@example.edu`];
});
const TABLE = [["Name", "Role", "E-mail"], ...PEOPLE].map((row) => row.join("\t")).join("\n");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const publicText = async (page: Page, path: string) => (await page.request.get(path)).text();

async function expectGood(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(await findings(page), heading).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`a session with 17 people from a table takes 20 taps, and undo 1, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto("/admin");
    const { tap, live, total } = countTaps(page, "start a session with 17 people from a table", 20);
    await tap(page.getByRole("link", { name: "Start the next session" }).first());
    await expectGood(page, "Start the next session");
    await expect(page.getByLabel("Session", { exact: true })).toHaveValue("2026-27");
    await tap(button(page, "Begin"));

    await expectGood(page, "Who stays");
    await tap(button(page, "Save and go on"));

    const area = page.getByLabel("Rows of a spreadsheet");
    await expect(area, "the page begins at its top").not.toBeFocused();
    await tap(area);
    await area.fill(TABLE);
    await expect(page.getByText("Found 17 people: Name in 17, Role in 17, E-mail in 17.")).toBeVisible();
    await expectGood(page, "Who is new");
    await tap(button(page, "Add 17 people"));
    await expect(page.getByRole("region", { name: "The team of 2026" }).getByRole("listitem")).toHaveCount(17);
    await expectGood(page, "Who is new");
    await tap(page.getByRole("link", { name: "Go on to the nodes" }));

    await expectGood(page, "Nodes");
    const logistics = page.getByRole("group", { name: "Event & Logistics" }).getByRole("combobox").first();
    await expect(logistics, "whose role names the node, before one of last year").toHaveValue("New Person 8");
    await tap(button(page, "Save and go on"));

    await expectGood(page, "Texts");
    const use = page.getByRole("button", { name: /^Use this/ });
    for (let left = await use.count(); left > 0; left -= 1) {
      await tap(use.first());
      await expect(use).toHaveCount(left - 1);
    }
    await tap(page.getByRole("link", { name: "Go on" }));

    await expectGood(page, "Look at it");
    await expect(page.getByText("12 people have no portrait yet.")).toBeVisible();
    await tap(page.getByRole("link", { name: "Go on" }));

    await expectGood(page, "Publish");
    await expect(page.getByText("12 people have no portrait yet.")).toBeVisible();
    expect(await publicText(page, "/team")).not.toContain("New Person 17");
    await button(page, "Publish now").evaluate((element) => element.scrollIntoView());
    await tap(button(page, "Publish now"));
    await live("/team", "New Person 17");
    await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
    await expect(page.getByRole("heading", { level: 1 }), "the page is at its top").toBeInViewport();
    expect(await publicText(page, "/team")).toMatch(/2026-27.*New Person 17/s);
    total();
    const undo = countTaps(page, "undo a session", 1);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await undo.tap(button(page, "Undo"));
    await expect(button(page, "Publish now")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await publicText(page, "/team")).not.toContain("New Person 17");
    undo.total();
    await page.goto("/admin/session");
    await expectGood(page, "Start the next session");
    await page.getByText("“Session 2026-27” is being prepared.").locator("..").getByRole("link").click();
    await page.getByRole("link", { name: "7. Publish" }).click();
    await button(page, "Publish now").click();
    await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
    expect(await publicText(page, "/team")).toContain("New Person 17");
    await page.goto("/admin/session");
    await expect(page.getByText("“Session 2026-27” is published.")).toBeVisible();
    await page.getByRole("link", { name: "See or undo it" }).click();
    await expect(button(page, "Undo all of it")).toBeVisible();
  });

test("a new member fills in a card by link, and an administrator accepts it", async ({ page, browser }) => {
  await page.goto("/admin/session");
  await button(page, "Begin").click();
  await button(page, "Save and go on").click();
  await page.getByLabel("Names").fill("Meera Bisht");
  await expect(page.getByLabel("Rows of a spreadsheet"), "all of the page is loaded").toBeVisible();
  await page.context().setOffline(true);
  await button(page, "Make links").click();
  await expect(page.getByRole("alert")).toHaveText(
    "There was no internet connection. Nothing on this page is lost. Try again when you are online.",
  );
  await page.context().setOffline(false);
  await button(page, "Make links").dblclick();
  await expect(page.getByRole("alert")).toHaveText(/^Send each link/);
  await expect(page.getByLabel("Link for Meera Bisht")).toBeInViewport();
  const link = await page.getByLabel("Link for Meera Bisht").inputValue();
  expect(link).toMatch(/\/card#[\w-]{43}$/);

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const own = await phone.newPage();
  const requested: string[] = [];
  own.on("request", (request) => requested.push(request.url() + (request.headers().referer ?? "")));
  await own.goto(link);
  await expect(own.getByLabel("Name", { exact: true })).toHaveValue("Meera Bisht");
  await expectGood(own, "Your card");
  await own.getByLabel("Role").fill("Treasurer");
  await own.getByLabel("Choose a photo").setInputFiles(await photo());
  await expect(own.getByRole("img", { name: "Your portrait" })).toBeVisible();
  await button(own, "Send the card").click();
  await own.getByRole("alert").getByRole("link", { name: "Tick this, or do not send the card." }).click();
  await expect(own.getByRole("checkbox")).toBeFocused();
  await own.reload();
  await expect(own.getByLabel("Role"), "typed before and not sent").toHaveValue("Treasurer");
  const lost = own.getByText("The photo that you chose is not here any more. Choose it again.");
  await expect(lost).toBeVisible();
  await own.getByRole("checkbox").check();
  await button(own, "Send the card").click();
  await own
    .getByRole("alert")
    .getByRole("link", { name: /The photo that you chose is not here any more/ })
    .click();
  await expect(own.getByLabel("Choose a photo")).toBeFocused();
  await button(own, "Go on without it").press("Enter");
  await expect(lost).toHaveCount(0);
  await expect(own.getByLabel("Choose a photo")).toBeFocused();
  await own.reload();
  await expect(own.getByRole("checkbox")).toBeChecked();
  await own.getByLabel("Professional page").fill("www.linkedin.com/in/meera-bisht");
  await own.getByLabel("Professional page").press("Tab");
  await own.getByLabel("Choose a photo").setInputFiles(await photo());
  await expect(own.getByLabel("Professional page")).toHaveValue("https://www.linkedin.com/in/meera-bisht");
  await own.context().setOffline(true);
  await button(own, "Send the card").click();
  await expect(own.getByRole("alert")).toHaveText(/Nothing on this page is lost/);
  await own.context().setOffline(false);
  await button(own, "Send the card").press("Enter");
  await expect(own.getByRole("alert")).toHaveText(
    /^Sent\. You can correct it here until an administrator accepts it, at the latest until [A-Z]\w+ \d+, \d{4}\.$/,
  );
  await expectGood(own, "Your card");
  await own.reload();
  await expect(own.getByText("You have sent this card.")).toBeVisible();
  expect(requested.join(" ")).not.toContain(link.split("#")[1]);

  await page.reload();
  await expect(page.getByRole("img", { name: "Portrait of Meera Bisht" })).toBeVisible();
  await expectGood(page, "Who is new");
  const table = page.getByLabel("Rows of a spreadsheet");
  await table.fill("Asha Rawat\tSecretary");
  await page.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByRole("alert")).toHaveText("Meera Bisht is in the new team.");
  await expect(page.getByRole("region", { name: "The team of 2026" })).toContainText("Meera Bisht");
  await expect(table, "not added yet").toHaveValue("Asha Rawat\tSecretary");
  await own.reload();
  await expect(own.getByText("Your card was accepted.")).toBeVisible();
  expect(await publicText(page, "/team")).not.toContain("Meera Bisht");
  await phone.close();
});

test("a wrong address in a pasted table names its person, and the table stays", async ({ page }) => {
  await page.goto("/admin/session");
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { level: 1, name: "Who stays" })).toBeVisible();
  await page.goto(page.url().replace("who-stays", "who-is-new"));
  const rows = "Name\tRole\tE-mail\nAsha Rawat\tSecretary\tasha@example.edu\nOm Rai\tWriter\tom at example.edu";
  const table = page.getByLabel("Rows of a spreadsheet");
  await table.fill(rows);
  await button(page, "Add 2 people").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Nobody is added yet. Correct the table:Om Rai, E-mail: Enter an e-mail address, like name@example.edu.",
  );
  await expect(table).toHaveValue(rows);
  await button(page, "Add 2 people and go on").click();
  await expect(page.getByRole("alert")).toHaveText(/^Nobody is added yet/);
  await expect(page.getByRole("heading", { level: 1, name: "Who is new" })).toBeVisible();
  await table.fill(rows.replace(" at ", "@"));
  await button(page, "Add 2 people").click();
  await expect(page.getByRole("region", { name: "The team of 2026" })).toContainText("Asha Rawat");
  await page.getByRole("link", { name: "Edit people and portraits" }).click();
  await button(page, "Save in these changes").click();
  await expect(page.getByRole("heading", { level: 1, name: "Who is new" })).toBeVisible();
  await page.getByRole("link", { name: "Add faculty or special members" }).click();
  await expect(page.getByRole("group", { name: "Faculty coordinators" })).toBeVisible();
  await button(page, "Save in these changes").click();
  await expect(page.getByRole("heading", { level: 1, name: "Who is new" })).toBeVisible();
});

test("people of a pasted table are made leads with the keyboard, removed, and offered a card", async ({ page }) => {
  await page.goto("/admin/session");
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { level: 1, name: "Who stays" })).toBeVisible();
  await page.goto(page.url().replace("who-stays", "who-is-new"));
  await page.getByLabel("Rows of a spreadsheet").fill("Core team\t\nName\tDesignation\nAsha\tPresident\nOm\tWriter");
  await button(page, "Add 2 people").click();
  await button(page, "Close this message").press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Rows of a spreadsheet"), "the pressed button is gone").toBeFocused();
  const person = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(person("Om")).toContainText("Writer · No portrait yet");
  await button(page, "Make a lead Om").press("Enter");
  await expect(person("Om")).toContainText("Writer · Lead · No portrait yet");
  await expect(button(page, "Make a member Om")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Om is now the last of the leads." })).toBeAttached();
  await expect(button(page, "Make a member Om")).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(person("Om")).toContainText("Writer · No portrait yet");
  await expect(page.getByLabel("Names")).toHaveValue("Asha\nOm");
  await button(page, "Remove Asha").click();
  await button(page, "Remove person").click();
  await expect(page.getByLabel("Names")).toHaveValue("Om");
  await button(page, "Make links").click();
  const link = await page.getByLabel("Link for Om").inputValue();
  await expect(page.getByLabel("Names")).toHaveValue("");
  await page.goto(link);
  await expect(page.getByLabel("Role")).toHaveValue("Writer");
});

test("a day that is chosen in the last step leads back to it, is planned, and taken back", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/publish`);
  await page.getByRole("link", { name: "Choose the day" }).click();
  await page.getByLabel("Visitors see it from").fill("2099-08-01");
  await button(page, "Save and go on").click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Publish on August 1, 2099", "Publish now"]);
  await button(page, "Publish on August 1, 2099").click();
  await expect(page.getByRole("alert")).toContainText("It will be published on August 1, 2099");
  await expect(page.getByText("Visitors see it from August 1, 2099, 00:00.")).toBeVisible();
  await button(page, "Do not publish by itself").click();
  await expect(page.getByRole("alert")).toHaveText("It will not be published by itself any more.");
});

/** Makes a link on the page of the session, and returns a function that sends a card with it. */
async function makeCard(page: Page) {
  await page.goto("/admin/session");
  await button(page, "Begin").click();
  await button(page, "Save and go on").click();
  await expect(page.getByLabel("Rows of a spreadsheet"), "all of the page is loaded").toBeVisible();
  await page.getByLabel("Names").fill("Meera Bisht");
  await button(page, "Make links").click();
  const made = await page.getByLabel("Link for Meera Bisht").inputValue();
  return (role: string, link = made) =>
    page.request.post("/api/card", {
      headers: { "Card-Token": link.split("#")[1]! },
      multipart: { name: "Meera Bisht", role, email: "", professional: "", photos: "", agreed: "on" },
    });
}

test("a link is replaced and revoked, and a card is declined after a question", async ({ page }) => {
  const send = await makeCard(page);
  const lost = await page.getByLabel("Link for Meera Bisht").inputValue();
  await page.reload();
  await expect(button(page, "New link for Meera Bisht")).toBeVisible();
  await expect(page.getByLabel("Link for Meera Bisht")).toHaveCount(0);
  await expect(page.getByLabel("Rows of a spreadsheet"), "all of the page is loaded").toBeVisible();
  await page.getByLabel("Names").fill("Meera Bisht");
  await button(page, "Make links").click();
  await expect(page.getByRole("alert")).toContainText("Meera Bisht has a link already");
  await button(page, "New link for Meera Bisht").click();
  await expect(page.getByText("Meera Bisht has a new link. The one before does not work any more.")).toBeInViewport();
  const link = page.getByLabel("Link for Meera Bisht");
  await expect(link).toBeInViewport();
  expect(await link.inputValue()).not.toBe(lost);
  await expectGood(page, "Who is new");
  const own = await page.context().newPage();
  await own.goto(lost);
  await expect(own.getByText("This link does not work. Open the newest one that you got")).toBeVisible();
  await own.close();
  await button(page, "Revoke Meera Bisht").click();
  await expect(page.getByText("Revoked", { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await button(page, "New link for Meera Bisht").click();
  await send("Treasurer", await link.inputValue());
  await page.reload();
  await button(page, "Decline Meera Bisht").click();
  await page.getByRole("dialog", { name: "Decline the card of Meera Bisht?" }).getByText("Decline it").click();
  await expect(page.getByRole("alert")).toHaveText("The card of Meera Bisht is declined.");
  await expect(page.getByText("Declined", { exact: true })).toBeVisible();
});

test("a correction of a card that was not sent keeps its tick and its photo as they were left", async ({ page }) => {
  await makeCard(page);
  const link = await page.getByLabel("Link for Meera Bisht").inputValue();
  await page.goto(link);
  await page.getByLabel("Role").fill("Treasurer");
  const buffer = Buffer.from(heic());
  await page.getByLabel("Choose a photo").setInputFiles({ name: "IMG.HEIC", mimeType: "image/heic", buffer });
  // Announced: the field has the focus already, so its description is not read again.
  await expect(page.locator("[aria-live=polite]", { hasText: "HEIC" })).toBeVisible();
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByRole("checkbox").check();
  await button(page, "Send the card").click();
  await expect(page.getByRole("alert")).toHaveText(/^Sent\./);
  await button(page, "Without a photo").click();
  await expect(page.getByText("No photo yet")).toBeVisible();
  await page.getByRole("checkbox").uncheck();
  await page.reload();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();
  await button(page, "Send the corrected card").click();
  await expect(page.getByRole("alert")).toHaveText(/^Sent\./);
  const headers = { "Card-Token": link.split("#")[1]! };
  expect((await page.request.post("/api/card/photo", { headers })).status(), "no photo").toBe(404);
});

test("a card that changed since it was shown is shown again before it is accepted", async ({ page }) => {
  const send = await makeCard(page);
  await send("Treasurer");
  await page.reload();
  await send("Secretary");
  await page.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByRole("alert")).toContainText("This card has changed since you opened this page.");
  await button(page, "Show the newest version").click();
  await expect(page.getByText("Secretary")).toBeVisible();
  await page.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByRole("alert")).toHaveText("Meera Bisht is in the new team.");
  await expect(page.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
  await button(page, "Close this message").press("Enter");
  const cards = page.getByRole("region", { name: "Cards by link" });
  await expect(cards.locator("a, button").first(), "no row has a button").toBeFocused();
});

test("a sentence of last year is used only after the person has changed it", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/texts`);
  const text = page.getByRole("region", { name: "Message from the desk: Text" });
  const field = text.getByLabel("New text");
  await expect(field).toHaveValue(/^What have we achieved so far.* at IDEATHON 2025\./);
  await expect(field).toHaveAccessibleDescription("Write what is true in 2026-27, or leave it.");
  await expect(text.getByRole("button")).toHaveText([/^Leave it/]);
  await field.fill("In April forty teams worked on real problems.");
  await text.getByRole("button", { name: /^Use this/ }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "“Message from the desk: Text” changes when the session is published.",
  );
  await expect(text).toHaveCount(0);
});
