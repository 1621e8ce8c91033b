/** The data of the site in the screenshots is always the same. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { CONTENT } from "../support/sample-site.ts";
import { ADMIN, type SiteProcess } from "../support/site-process.ts";

const PICTURES = join(CONTENT, "pictures");

/** These years are so far away that none of them passes while this test is in use. */
const EVENTS = [
  {
    title: "Winter Boot Camp",
    description: "Three days in the workshop. Bring a jacket and one question.",
    date: "2090-12-04",
    location: "Innovation Block",
    image: "gallery/winter-boot-camp.svg",
  },
  {
    title: "Open Evening with a very long name, for everybody who ever wanted to see how a first prototype is made",
    description: "The door is open from five.\n\nThere is tea.",
    date: "2024-03-09",
    location: "Second floor",
  },
];

const MESSAGES = [
  {
    from_name: "Asha Rawat",
    from_email: "asha@example.edu",
    message: "We have a spring that dries in May.\nMay we come by on Thursday?",
    receivedAt: "2026-01-14T04:30:00.000Z",
  },
  {
    from_name: "A visitor whose name is longer than most names are",
    from_email: "a.very.long.address.of.a.visitor@students.example.edu",
    message: "I would like to mentor.",
    receivedAt: "2026-01-12T11:05:00.000Z",
  },
];

export async function fillSite(site: SiteProcess): Promise<void> {
  const cookie = (await signInCookies(site.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const { image, ...fields } of EVENTS) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (image) body.set("image", await photo(image));
    await send(`${site.url}/api/events`, { method: "POST", body, headers: { cookie } });
  }
  for (const { receivedAt, ...message } of MESSAGES.toReversed()) await send(`${site.url}/api/contact`, json(message));
  setArrival(site);
}

/** Returns an administrator's session, for a browser. */
export async function signInCookies(url: string): Promise<{ name: string; value: string; url: string }[]> {
  const response = await send(`${url}/api/session`, json(ADMIN));
  return response.headers.getSetCookie().map((line) => {
    const pair = line.split(";")[0]!;
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

async function send(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
  return response;
}

function json(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function photo(file: string): Promise<File> {
  const png = await sharp(join(PICTURES, file)).resize({ width: 900 }).png().toBuffer();
  return new File([new Uint8Array(png)], "picture.png", { type: "image/png" });
}

/** The server stamps messages with its own clock, which no test can stop. */
function setArrival({ dataFolder }: SiteProcess): void {
  const database = new DatabaseSync(join(dataFolder, "site.db"), { timeout: 2_000 });
  const update = database.prepare("update contact_message set received_at = ? where from_email = ?");
  for (const { from_email, receivedAt } of MESSAGES) update.run(receivedAt, from_email);
  database.close();
}
