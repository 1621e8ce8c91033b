/** Two people change one event at the same time: nothing is lost, and only a real conflict needs a choice. */
import type { Page } from "@playwright/test";
import type { Event } from "../../app/features/events/event.ts";
import { findings } from "./axe.ts";
import { publish, readContent } from "./content-forms.ts";
import { ADMIN, EVENT, expect, holdBack, photo, test } from "./fixtures.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const choice = (page: Page, label: string) => page.getByRole("group", { name: label, exact: true });
const change = (page: Page, id: number, fields: object) =>
  page.request.put(`/api/events/${id}`, { data: { ...EVENT, ...fields } });
const read = async (page: Page, id: number) => (await (await page.request.get(`/api/events/${id}`)).json()) as Event;

test.beforeEach(async ({ signIn }) => signIn());

test("changes of different fields are merged, listed and saved with the next press", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  await change(page, id, { location: "Their hall", outcome: "Told by them." });
  await update(page);
  await expect(page.getByRole("alert")).toContainText("You saved this event on");
  await expect(page.getByRole("alert")).toContainText("The saved changes are in the form now: Location, Outcome.");
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await expect(field(page, "Location")).toHaveValue("Their hall");
  await expect(field(page, "Title")).toHaveValue("Mine");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ title: "Mine", location: "Their hall", outcome: "Told by them." });
});

test("another person who saved is named", async ({ page, site, events, signIn, adminCookie }) => {
  const other = { email: "second@example.edu", password: "a long second password" };
  site.addAdmin(other);
  await signIn(other);
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  const headers = { Cookie: adminCookie, "Content-Type": "application/json" };
  const body = JSON.stringify({ ...EVENT, location: "Their hall" });
  expect((await fetch(`${site.url}/api/events/${id}`, { method: "PUT", headers, body })).status).toBe(200);
  await update(page);
  await expect(page.getByRole("alert")).toContainText(`${ADMIN.email} saved this event on`);
});

test("a field that both changed needs a choice", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  await field(page, "Description").fill("My description.");
  await change(page, id, { title: "Their title", location: "Their hall" });
  await update(page);
  await expect(choice(page, "Title")).toContainText("Their title");
  await expect(choice(page, "Title").locator("mark"), "the titles have no word in common").toHaveCount(0);
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await update(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Title: Choose one.");
  for (const [whose, title] of [
    ["From this form", "Mine"],
    ["Saved meanwhile", "Their title"],
  ] as const) {
    await choice(page, "Title").getByText(whose).click();
    await expect(field(page, "Title")).toHaveValue(title);
  }
  await update(page);
  await expect(page).toHaveURL("/events");
  const saved = { title: "Their title", description: "My description.", location: "Their hall", revision: 3 };
  expect(await read(page, id)).toMatchObject(saved);
});

test("in a long text the words that differ are marked", async ({ page, events }) => {
  const { id } = await events.add({ description: "Four minutes for each team.\n\nThen tea." });
  await page.goto(`/edit-event/${id}`);
  await field(page, "Description").fill("Five minutes for each team.\n\nThen tea.");
  await change(page, id, { description: "Four minutes for each team.\n\nThen tea and cake." });
  await update(page);
  await expect(choice(page, "Description").locator("mark")).toHaveText(["Five", "tea.", "Four", "tea and cake."]);
  expect(await findings(page)).toEqual([]);
});

test("text that is typed while the form is being saved is not lost in a conflict", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  await change(page, id, { title: "Theirs" });
  const release = await holdBack(page, `**/api/events/${id}`);
  await update(page);
  await field(page, "Title").fill("Mine, and more");
  release();
  await expect(choice(page, "Title").getByText("Mine, and more")).toBeVisible();
});

test("text that is typed while the form is being saved is offered again, and is no conflict", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  const release = await holdBack(page, `**/api/events/${id}`);
  await update(page);
  await field(page, "Title").fill("Mine, and more");
  release();
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ title: "Mine" });
  await expect(page.getByRole("alert")).toHaveText("Your changes are kept. They are not saved yet.");
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(field(page, "Title")).toHaveValue("Mine, and more");
  await expect(page.getByText("A newer version was saved meanwhile.")).toHaveCount(0);
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ title: "Mine, and more" });
});

test("a text joined from both is a choice, too, and another choice does not lose it", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Mine");
  await change(page, id, { title: "Theirs" });
  await update(page);
  const radio = (name: RegExp) => choice(page, "Title").getByRole("radio", { name });
  await expect(radio(/^From this form/)).toBeVisible();
  await field(page, "Title").fill("Mine and theirs");
  await expect(radio(/^As you corrected it/)).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await radio(/^From this form/).check();
  await expect(field(page, "Title")).toHaveValue("Mine");
  await radio(/^As you corrected it/).check();
  await expect(field(page, "Title")).toHaveValue("Mine and theirs");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ title: "Mine and theirs" });
});

const upload = async (page: Page, width: number) => {
  const response = await page.request.post("/api/upload", { multipart: { file: await photo({ width }) } });
  return ((await response.json()) as { imageUrl: string }).imageUrl;
};

test("an image is part of the choice, and the photos of both are saved", async ({ page, events }) => {
  const { id } = await events.add({ image: (await photo()).buffer });
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("New image").setInputFiles(await photo({ width: 640 }));
  await page.getByText("After the event").click();
  await field(page, "Photos").setInputFiles(await photo({ width: 700 }));
  await expect(field(page, "What photo 1 shows")).toBeVisible();
  await expect(page.getByText("2 of 2 sent.")).toBeVisible();
  const photos = [{ image: await upload(page, 710), alt: "Theirs" }];
  await change(page, id, { image: await upload(page, 650), photos });
  await update(page);
  await choice(page, "Image").getByText("Saved meanwhile").click();
  await expect(page.getByRole("alert")).toContainText("The saved changes are in the form now: Photos.");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({
    picture: { width: 650 },
    photos: [{ picture: { width: 710 } }, { picture: { width: 700 } }],
  });
});

test("a photo that both described needs a choice, and the others do not", async ({ page, events }) => {
  const { id } = await events.add();
  const [hall, team] = [await upload(page, 700), await upload(page, 710)];
  const [first, second] = [
    { image: hall, alt: "The hall" },
    { image: team, alt: "" },
  ];
  await change(page, id, { photos: [first, second] });
  await page.goto(`/edit-event/${id}`);
  await field(page, "What photo 1 shows").fill("Mine");
  await field(page, "What photo 2 shows").fill("My team");
  await change(page, id, { photos: [{ ...first, alt: "Their hall" }, second] });
  await update(page);
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await update(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Photos: “The hall”: Choose one.");
  await expect(choice(page, "Photos: “The hall”").getByText("What it shows: Their hall")).toBeVisible();
  await choice(page, "Photos: “The hall”").getByText("Their hall").click();
  await expect(field(page, "What photo 1 shows")).toHaveValue("Their hall");
  await expect(choice(page, "Photos: “The hall”").getByRole("radio", { name: /^Saved meanwhile/ })).toBeChecked();
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(2);
  await update(page);
  await expect(page).toHaveURL("/events");
  expect((await read(page, id)).photos.map(({ alt }) => alt)).toEqual(["Their hall", "My team"]);
});

test("of a person that both changed, the lines about an equal portrait are shown only where they differ", async ({
  page,
}) => {
  const key = "team/staff";
  const { data } = (await readContent(page, key)) as unknown as { data: { faculty: object[] } };
  const [first, ...others] = data.faculty;
  await page.goto(`/admin/content/${key}`);
  const person = page.getByRole("group", { name: "Faculty coordinators" }).getByRole("listitem").first();
  await person.locator("summary").click();
  await person.getByLabel("Role").fill("Dean");
  await person.getByText("More about").click();
  await person.getByLabel("Credit").fill("Photo: Asha Rawat");
  await page.request.put(`/api/content/${key}`, {
    data: { ...data, faculty: [{ ...first, role: "Mentor" }, ...others] },
  });
  await publish(page);
  const both = choice(page, "Faculty coordinators: “Dr Revati Naithani”");
  const [mine, theirs] = [both.getByLabel("From this form"), both.getByLabel("Saved meanwhile")];
  await expect(mine).toHaveAccessibleDescription(/Role: Dean Credit: Photo: Asha Rawat E-mail:/);
  await expect(theirs).toHaveAccessibleDescription(/Role: Mentor Credit: \(empty\) E-mail:/);
  await expect(both.locator("img")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
});
