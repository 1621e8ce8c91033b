/** All requests that anyone may send, as targets for sqlmap, which tries the places with a star. */
import type { Event } from "../../app/features/events/event.ts";
import { EVENTS_PER_PAGE } from "../../app/features/events/event-list.ts";
import { ROUTES } from "../../server/api/routes.ts";
import type { Route } from "../../platform/http/route.ts";
import { EXAMPLES, MESSAGE, nameOf } from "../../tests/support/api-examples.ts";
import { square } from "../../tests/support/pictures.ts";
import { EVENT, form } from "../../tests/support/requests.ts";
import type { Call } from "./route-calls.ts";

export type Target = { address: string; data?: string; cookie?: string };

/** Values for the targets: a session, the site's address for sqlmap, and an existing picture. */
export type World = { cookie: string; origin: string; picture: string };

const VALUES: Record<string, string> = { limit: "5", before: "2026-03-09.5", from: "2026-01-01", to: "2026-12-31" };
const ONE_PAGE = "before=2026-03-09.5&year=2026";

export function targets(world: World): Target[] {
  const calls = ROUTES.filter(({ who }) => who === "anyone").flatMap((route) => targetOf(route, world));
  // The database also looks up the session.
  return [...calls, ...pages(world), { address: "/api/session", cookie: world.cookie }];
}

/** Adds pages and files, which are not in the table. */
function pages({ origin }: World): Target[] {
  const event = encodeURIComponent(`${origin}/events/1`);
  const message = new URLSearchParams({ ...MESSAGE, website: "" }).toString();
  return [
    { address: `/events?q=pitch&when=past&${ONE_PAGE}` },
    { address: `/events.data?q=pitch&_routes=features%2Fevents%2Flist%2Froute&${ONE_PAGE}` },
    { address: "/events/1*/pitch-night*" },
    { address: "/events/1*.ics" },
    { address: "/events/archive/ideathon-2025*" },
    { address: "/blogs/what-a-grant-panel-asks*" },
    { address: "/team?year=2025" },
    { address: "/discover/nodes?year=2025" },
    { address: "/connect?year=2025", data: message },
    { address: `/oembed?url=${event}&format=json` },
  ];
}

/** Returns no target for a call without input. */
function targetOf(route: Route, { picture }: World): Target[] {
  const { path, method, query, requestBody } = route;
  const isGiven = path.includes(":") || query || requestBody;
  if (!isGiven || (method !== "GET" && method !== "POST")) return [];
  const names = Object.keys(query?.shape ?? {}).filter((name) => name in VALUES);
  const words = names.map((name) => `${name}=${VALUES[name]}`).join("&");
  const place = path.startsWith("/media/") ? `${picture}*` : path.replaceAll(/:\w+/g, "1*");
  const address = words ? `${place}?${words}` : place;
  const { send } = EXAMPLES[nameOf(route)]!;
  return [{ address, data: send ? JSON.stringify(send) : undefined }];
}

/** Adds more events than one page has, because fewer are searched without the database. Returns one picture. */
export async function fillList(call: Call, cookie: string): Promise<string> {
  const add = async (title: string) => {
    const response = await call("/api/events", form({ ...EVENT, title, image: square(1) }, cookie));
    if (response.status !== 201) throw new Error(`An event was rejected: ${await response.text()}`);
    return ((await response.json()) as Event).image!;
  };
  for (let turn = 0; turn < EVENTS_PER_PAGE; turn += 1) await add(`Pitch Night ${turn}`);
  return add("Pitch Night");
}
