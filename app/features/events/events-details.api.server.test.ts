import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

async function refusedFields(fields: object, method: "POST" | "PUT") {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie);
  const request =
    method === "PUT"
      ? app.request(`/api/events/${event.id}`, json("PUT", { ...EVENT, ...fields }, cookie))
      : app.request("/api/events", form({ ...EVENT, ...(fields as Record<string, string>) }, cookie));
  const { status, fields: named } = await errorOf(await request);
  expect(await listEvents(app), "nothing is half-saved").toEqual([event]);
  return { status, named: Object.keys(named ?? {}) };
}

test.each([
  ["a last day before the first", { endDate: "2026-03-08" }, "endDate"],
  ["an end without a start", { endTime: "10:00" }, "startTime"],
  ["an end before the start", { startTime: "10:00", endTime: "09:59" }, "endTime"],
  ["a start on one day and no end on another", { startTime: "10:00", endDate: "2026-03-10" }, "endTime"],
  ["a time that no clock shows", { startTime: "25:00" }, "startTime"],
  ["a date in the year 10000", { date: "10000-01-01" }, "date"],
  ["an unknown state", { state: "maybe" }, "state"],
  ["a link that is not https", { linkUrl: "http://example.edu", linkLabel: "Register" }, "linkUrl"],
  ["a link that runs a program", { linkUrl: "javascript:alert(1)", linkLabel: "Register" }, "linkUrl"],
  ["a link with a user's name in it", { linkUrl: "https://bank.example@evil.example", linkLabel: "Pay" }, "linkUrl"],
  ["a text without a link", { linkLabel: "Register" }, "linkUrl"],
  ["a description of 100 kB", { description: "a".repeat(100_000) }, "description"],
  ["a control character in a note", { stateNote: "a\u0007" }, "stateNote"],
  ["an unknown focus", { imageFocus: "nose" }, "imageFocus"],
  ["a draft that is neither", { draft: "perhaps" }, "draft"],
])("%s is rejected by name", async (_, fields, name) => {
  expect(await refusedFields(fields, "POST")).toEqual({ status: 400, named: [name] });
  expect(await refusedFields(fields, "PUT")).toEqual({ status: 400, named: [name] });
});

const NOT_HERE = "/media/0123456789abcdef0123456789abcdef-100.webp";

test.each([
  [
    "a text without a link",
    { linkLabel: "Register" },
    { linkUrl: "Enter a link address too, or remove the link text." },
  ],
  [
    "a photo that is not stored here",
    { photos: [{ image: NOT_HERE, alt: "" }] },
    { "photos.0.image": "This photo is not stored here any more. Remove it and choose the file again." },
  ],
  [
    "a picture that is not stored here",
    { image: NOT_HERE },
    { image: "This image is not stored here any more. Remove it and choose the file again." },
  ],
])("%s is rejected with advice", async (_, said, fields) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const response = await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, ...said }, cookie));
  expect(await errorOf(response)).toEqual({ status: 400, message: "Check the marked fields.", fields });
});

test("a description of spaces is refused, because an empty one means “only decoration”", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const response = await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, imageAlt: "  " }, cookie));
  expect(await errorOf(response)).toMatchObject({ status: 400, fields: { imageAlt: expect.stringContaining("text") } });
});

test("photos must not be too many", async () => {
  const photo = { image: NOT_HERE, alt: "" };
  expect(await refusedFields({ photos: Array.from({ length: 13 }, () => photo) }, "PUT")).toMatchObject({
    named: ["photos"],
  });
});

test("photos, outcome and link are stored unchanged", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const upload = await app.request("/api/upload", form({ file: await png(500, 400) }, cookie));
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  const said = {
    outcome: "Eight teams.\n\nOne cup.",
    linkUrl: "https://example.edu/form?x=1",
    linkLabel: "Register",
    photos: [{ image: imageUrl, alt: "The winners" }],
  };
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, ...said }, cookie));
  const [event] = await listEvents(app);
  expect(event).toMatchObject({ ...said, photos: [{ ...said.photos[0], picture: { width: 500, height: 400 } }] });
});

const ABOUT_IMAGE = { imageAlt: "A hall", imageCredit: "Photo: Asha", imageFocus: "top" };

/** Returns the event after its described picture was replaced. */
async function withAnotherPicture(said: object) {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie, { image: await png(), ...ABOUT_IMAGE });
  const upload = await app.request("/api/upload", form({ file: await png(300, 200) }, cookie));
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, image: imageUrl, ...said }, cookie));
  return { events: await listEvents(app), imageUrl };
}

test("a new picture clears description, credit and focus of the old one", async () => {
  const { events } = await withAnotherPicture({});
  expect(events).toMatchObject([{ imageAlt: null, imageCredit: "", imageFocus: "center" }]);
});

test("a save without a new picture does not change its description", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id, image } = await addEvent(app, cookie, { image: await png(), imageAlt: "A hall" });
  for (const given of [{ title: "Other" }, { title: "Third", image }]) {
    await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, ...given }, cookie));
    expect(await listEvents(app)).toMatchObject([{ ...given, imageAlt: "A hall" }]);
  }
});

test("a new picture with a description stores both", async () => {
  const { events, imageUrl } = await withAnotherPicture({ imageAlt: "A stage" });
  expect(events).toMatchObject([{ image: imageUrl, imageAlt: "A stage" }]);
});

test("a title without a Latin letter has an address all the same", async () => {
  const app = await startApp();
  expect(await addEvent(app, await cookieOf(app, ADMIN), { title: "🎉🎉" })).toMatchObject({ slug: "event" });
});

test("pages follow without a gap even if events are deleted in between", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  for (let day = 1; day <= 7; day++)
    await addEvent(app, cookie, { title: `Day ${day}`, date: `2026-05-0${Math.ceil(day / 2)}` });
  const titles: string[] = [];
  let address: string | undefined = "/api/events?limit=3";
  while (address) {
    const response: Response = await app.request(address);
    const events = (await response.json()) as { id: number; title: string }[];
    titles.push(...events.map(({ title }) => title));
    if (titles.length === 3)
      await app.request(`/api/events/${events[2]!.id}`, { method: "DELETE", headers: { Cookie: cookie } });
    address = /<(.*?)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  expect(titles).toEqual(["Day 7", "Day 6", "Day 5", "Day 4", "Day 3", "Day 2", "Day 1"]);
});

test("a part of the list by days includes events that last into them", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await addEvent(app, cookie, { title: "long", date: "2026-05-01", endDate: "2026-05-10" });
  await addEvent(app, cookie, { title: "before", date: "2026-05-02" });
  await addEvent(app, cookie, { title: "after", date: "2026-05-20" });
  const part = await app.request("/api/events?from=2026-05-05&to=2026-05-19");
  expect(await part.json()).toMatchObject([{ title: "long" }]);
});

test.each(["limit=0", "limit=x", "limit=201", "before=yesterday", "before=2026-01-01.0", "from=2026-13-01", "to="])(
  "the query ?%s is rejected by name",
  async (query) => {
    const app = await startApp();
    const refusal = await errorOf(await app.request(`/api/events?${query}`));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, [query.split("=")[0]]]);
  },
);
