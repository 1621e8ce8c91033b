/** With scripts in every field, pages, feed, calendar and mail must have the same structure as with harmless texts. */
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from "../../app/features/contact/contact-message.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";
import { ADMIN } from "../../tests/support/accounts.ts";
import { square } from "../../tests/support/pictures.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { payloads as makePayloads } from "./payload-list.ts";
import { wrongMails } from "./payload-mail.ts";
import type { Finding, Options } from "./proof.ts";
import { callerOf, signIn, type Call } from "./route-calls.ts";
import { calendarSkeleton, feedSkeleton, htmlSkeleton, jsonSkeleton } from "./skeleton.ts";
import { without } from "./without.ts";

/** The number of events on one page of the list. */
const EVENTS = 50;
/** Payloads in one message; more than 200 messages an hour would count as a flood. */
const IN_A_MESSAGE = 55;
/** Short fields and their limits; longer payloads are cut. */
const SHORT = Object.entries(eventCollection.fields).flatMap(([name, field]) =>
  field.kind === "line" ? [[name, field.max] as const] : [],
);

type Written = { id: number; slug: string; image: string };
type Skeletons = Map<string, string>;

export async function payloads({ count = 10_000, withoutDefence = false }: Options): Promise<Finding> {
  const site = await startSite({ TRUST_PROXY: "1" }, { node: without(withoutDefence && "escaping") });
  const call = callerOf(site.url);
  const cookie = await signIn(call, ADMIN);
  const all = makePayloads(count);
  const wrong: string[] = [];
  let responses = 0;

  const written = await addEvents(call, cookie);
  await sendMessage(call, ["harmless"]);
  const expected = await skeletons(call, cookie, await writeAll(call, cookie, written, ["harmless"]));
  for (let start = 0; start < all.length; start += EVENTS) {
    const batch = all.slice(start, start + EVENTS);
    const message = all.slice((start / EVENTS) * IN_A_MESSAGE, (start / EVENTS + 1) * IN_A_MESSAGE);
    await replaceMessage(call, cookie, message.length > 0 ? message : batch);
    const found = await skeletons(call, cookie, await writeAll(call, cookie, written, batch));
    responses += found.size;
    for (const [what, skeleton] of found)
      if (skeleton !== expected.get(what))
        wrong.push(`${what}, payloads from ${start}: ${firstChange(expected.get(what), skeleton)}`);
  }
  await site.stop();
  const names = all.map((payload) => ({ name: cut(payload, MAX_CONTACT_NAME_LENGTH), message: payload }));
  if (!withoutDefence) wrong.push(...(await wrongMails(names)));
  return {
    figures: { payloads: all.length, "responses read": responses, mails: withoutDefence ? 0 : names.length },
    wrong,
  };
}

async function addEvents(call: Call, cookie: string): Promise<Written[]> {
  const written: Written[] = [];
  for (let index = 0; index < EVENTS; index += 1) {
    const form = new FormData();
    const fields = { title: "a", description: "a", location: "a", date: "2099-01-01" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("image", new File([square(index)], "picture.png"));
    const response = await call("/api/events", { method: "POST", headers: { Cookie: cookie }, body: form });
    written.push((await response.json()) as Written);
  }
  return written;
}

/** Gives each event one of `texts` in every field. @throws when the API rejects it, because it would not be tested */
async function writeAll(call: Call, cookie: string, events: Written[], texts: string[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const [index, { id, image }] of events.entries()) {
    const text = texts[index % texts.length]!;
    const short = Object.fromEntries(SHORT.map(([name, max]) => [name, cut(text, max)]));
    const photos = [{ image, alt: short.imageAlt }];
    const rest = { date: "2099-01-01", state: "postponed", linkUrl: "https://example.edu/", photos };
    const response = await call(`/api/events/${id}`, {
      method: "PUT",
      headers: { Cookie: cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ ...short, description: text, outcome: text, ...rest }),
    });
    if (!response.ok) throw new Error(`An event with ${text} was rejected: ${await response.text()}`);
    written.push((await response.json()) as Written);
  }
  return written;
}

async function sendMessage(call: Call, texts: string[]): Promise<void> {
  const body = {
    from_name: cut(texts[0]!, MAX_CONTACT_NAME_LENGTH),
    from_email: "meera@example.edu",
    message: cut(texts.join(" "), MAX_CONTACT_MESSAGE_LENGTH),
  };
  const headers = { "Content-Type": "application/json" };
  const response = await call("/api/contact", { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`A message was rejected: ${await response.text()}`);
}

async function replaceMessage(call: Call, cookie: string, texts: string[]): Promise<void> {
  const headers = { Cookie: cookie };
  const kept = (await (await call("/api/messages", { headers })).json()) as { id: number }[];
  for (const { id } of kept) await call(`/api/messages/${id}`, { method: "DELETE", headers });
  await sendMessage(call, texts);
}

/** Returns the structure of every output that shows the texts. */
async function skeletons(call: Call, cookie: string, written: Written[]): Promise<Skeletons> {
  const found: Skeletons = new Map();
  const look = async (address: string, skeleton: (text: string) => string | Promise<string>, name = address) => {
    const text = await (await call(address, { headers: { Cookie: cookie } })).text();
    found.set(
      name,
      await Promise.resolve(text)
        .then(skeleton)
        .catch((error: unknown) => String(error)),
    );
  };
  const [{ id }] = written as [Written];
  for (const address of ["/", "/events", "/events/embed", "/admin/events", "/admin/messages", `/edit-event/${id}`])
    await look(address, htmlSkeleton);
  await look(`/admin/events/${id}/preview`, htmlSkeleton);
  await look("/events.atom", feedSkeleton);
  await look("/events.ics", calendarSkeleton);
  await look("/api/events.ics", calendarSkeleton);
  await look("/api/events", jsonSkeleton);
  for (const event of written) await look(`/events/${event.id}/${event.slug}`, htmlSkeleton, `/events/${event.id}`);
  return found;
}

function firstChange(expected = "", found: string): string {
  const [before, after] = [expected.split("\n"), found.split("\n")];
  const line = after.findIndex((each, index) => each !== before[index]);
  return `${after[line]} for ${before[line]}`.slice(0, 200);
}

/** Makes one line of text, as short fields require. */
const cut = (text: string, length: number) => [...text].slice(0, length).join("").trim();
