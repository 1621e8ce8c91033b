/** An example request for each API route, for the data of `tests/access-matrix.test.ts`. */
import { TOKEN_HEADER } from "../../app/features/new-session/member-card.ts";
import type { Route } from "../../platform/http/route.ts";
import { ADMIN, EDITOR, USER } from "./accounts.ts";
import { EVENT, file, form } from "./requests.ts";

/** Event 1 is public, event 2 is in the trash; there are message 1 and another session. `post` is a whole blog post. */
export type World = { picture: string; otherSession: string; png: Uint8Array; post: object; cardToken: string };
type Example = {
  parameters?: (world: World) => Record<string, string>;
  query?: string;
  /** JSON, or the fields of a form. */
  send?: object | ((world: World) => object);
  headers?: (world: World) => Record<string, string>;
  form?: (world: World) => Record<string, string | Uint8Array | File>;
  /** The expected status where the data allows no success. */
  refused?: number;
};

const PASSWORD = { currentPassword: ADMIN.password };
const TABLE = "title,description,date,location\na,b,2024-01-01,c\n";
const COPY = { number: 1, baseRevision: 1, data: { title: "Half a ti" } };
const one = { parameters: () => ({ id: "1", revision: "1" }) };

const proof = { parameters: () => ({ id: "1", proof: "1" }) };

/** A document that was edited twice. An editor may publish it. */
const post = { parameters: () => ({ key: "blogs/what-a-grant-panel-asks" }) };
/** A document that an editor may not publish. */
const page = { parameters: () => ({ key: "discover/vision" }) };

/** Set 1 is open and belongs to the editor, set 2 is published, set 3 is the next session. Sets 1 and 2 have a post. */
const setDocument = () => ({ id: "1", key: "blogs/one" });

/** A card that was sent with a photo. */
const card = { parameters: () => ({ id: "3", card: "1" }) };
const cardToken = (world: World) => ({ [TOKEN_HEADER]: world.cardToken });
export const CARD = { name: "Meera", role: "Treasurer", email: "", professional: "", photos: "", agreed: "on" };

const session = { parameters: () => ({ id: "3" }) };
/** Another administrator who has signed in. */
const person = () => ({ email: encodeURIComponent(EDITOR.email) });

export const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" };

export const EXAMPLES: Record<string, Example> = {
  "GET /api/events": {},
  "POST /api/events": { form: ({ png }) => ({ ...EVENT, image: png }) },
  "GET /api/events/:id": one,
  "PUT /api/events/:id": { ...one, send: EVENT },
  "DELETE /api/events/:id": one,
  "POST /api/events/:id/duplicate": one,
  "POST /api/events/:id/schedule": { ...one, send: { at: null } },
  "POST /api/events/:id/restore": { parameters: () => ({ id: "2" }) },
  "GET /api/events/:id/history": one,
  "POST /api/events/:id/history/:revision": one,
  "GET /api/events/new/working-copy": {},
  "PUT /api/events/new/working-copy": { send: COPY },
  "DELETE /api/events/new/working-copy": {},
  "GET /api/events/:id/working-copy": one,
  "PUT /api/events/:id/working-copy": { ...one, send: COPY },
  "DELETE /api/events/:id/working-copy": one,
  "GET /api/events/:id/report": one,
  "PUT /api/events/:id/report": { ...one, send: { students: 40, winners: [{ name: "Meera" }] } },
  "GET /api/events/:id/report/working-copy": one,
  "PUT /api/events/:id/report/working-copy": { ...one, send: { ...COPY, data: { objective: "Half a sen" } } },
  "DELETE /api/events/:id/report/working-copy": one,
  "POST /api/events/:id/post": one,
  "GET /api/events/:id/proofs": one,
  "POST /api/events/:id/proofs": { ...one, form: ({ png }) => ({ kind: "attendance", file: png }) },
  "GET /api/events/:id/proofs/:proof": proof,
  "DELETE /api/events/:id/proofs/:proof": proof,
  "GET /api/events/:id/iic.zip": one,
  "GET /api/reports/:session/naac.csv": { parameters: () => ({ session: "2025-26" }) },
  "GET /api/reports/:session/events.csv": { parameters: () => ({ session: "2025-26" }) },
  "GET /api/events.csv": {},
  "POST /api/events.csv": { form: () => ({ file: file(new TextEncoder().encode(TABLE), "events.csv") }) },
  "GET /api/events.sample.csv": {},
  "GET /api/events.json": {},
  "GET /api/events.ics": {},
  "GET /api/content": { query: "?q=plan" },
  "GET /api/content.zip": {},
  "GET /admin/preview/:key": page,
  "GET /api/content/:key": page,
  "PUT /api/content/:key": { ...post, send: ({ post: data }) => data },
  "DELETE /api/content/:key": { ...post, query: "?to=file" },
  "POST /api/content/:key": { parameters: () => ({ key: "blogs/new" }), send: { title: "New" } },
  "POST /api/content/:key/duplicate": {
    parameters: () => ({ key: "team/students-2025" }),
    send: { key: "team/students-2031" },
  },
  "GET /api/content/:key/draft": page,
  "PUT /api/content/:key/draft": { ...page, send: { number: 1, baseRevision: 0, data: { text: "New wo" } } },
  "DELETE /api/content/:key/draft": page,
  "GET /api/content/:key/versions": page,
  "POST /api/content/:key/restore": { ...post, send: { revision: 1 } },
  // The site of these tests makes no backups.
  "POST /api/restore-drill": { refused: 409 },
  "GET /api/ownership": {},
  "POST /api/ownership": { send: { what: "Domain" } },
  "PATCH /api/ownership/:id": { ...one, send: { owner: "cell@example.edu" } },
  "POST /api/ownership/:id/checked": one,
  "DELETE /api/ownership/:id": one,
  "POST /api/change-sets": { send: { title: "Session 2031-32" } },
  "GET /api/change-sets": {},
  "GET /api/change-sets/:id": one,
  "DELETE /api/change-sets/:id": one,
  "POST /api/change-sets/:id/publish": { ...one, send: {} },
  "PUT /api/change-sets/:id/review": { ...one, send: { isReady: true, note: "" } },
  "POST /api/change-sets/:id/undo": { parameters: () => ({ id: "2" }) },
  "PUT /api/change-sets/:id/documents/:key": { parameters: setDocument, send: { title: "New" } },
  "DELETE /api/change-sets/:id/documents/:key": { parameters: setDocument },
  "POST /api/new-sessions": { send: { label: "2031-32", year: 2031, publishOn: null } },
  "PUT /api/new-sessions/:id": { ...session, send: { label: "2026-28", publishOn: null } },
  "PUT /api/new-sessions/:id/staying": { ...session, send: { stay: ["members.om-rai"] } },
  "POST /api/new-sessions/:id/people": { ...session, send: { people: [{ name: "Meera", role: "Treasurer" }] } },
  "PATCH /api/new-sessions/:id/people/:person": {
    parameters: () => ({ id: "3", person: "om-rai" }),
    send: { list: "leads" },
  },
  "DELETE /api/new-sessions/:id/people/:person": { parameters: () => ({ id: "3", person: "om-rai" }) },
  "PUT /api/new-sessions/:id/nodes": { ...session, send: { nodes: [] } },
  "PUT /api/new-sessions/:id/texts/:text": {
    parameters: () => ({ id: "3", text: "none" }),
    send: { text: null },
    refused: 404,
  },
  "POST /api/new-sessions/:id/cards": { ...session, send: { names: ["Asha Rawat"] } },
  "GET /api/new-sessions/:id/cards": session,
  "GET /api/new-sessions/:id/cards/:card/photo": card,
  "POST /api/new-sessions/:id/cards/:card/accept": card,
  "POST /api/new-sessions/:id/cards/:card/link": card,
  "DELETE /api/new-sessions/:id/cards/:card": card,
  "POST /api/card/open": { headers: cardToken },
  "POST /api/card/photo": { headers: cardToken },
  "POST /api/card": { headers: cardToken, form: ({ png }) => ({ ...CARD, photo: png }) },
  "GET /admin/preview/:address": { parameters: () => ({ address: "1/blogs/one" }) },
  "GET /api/trash": {},
  "DELETE /api/trash/:id": { parameters: () => ({ id: "2" }) },
  "POST /api/upload": { form: ({ png }) => ({ file: png }) },
  "GET /api/session": {},
  "POST /api/session": { send: USER },
  "DELETE /api/session": {},
  "GET /api/account/sessions": {},
  "DELETE /api/account/sessions": {},
  "DELETE /api/account/sessions/:id": { parameters: ({ otherSession }) => ({ id: otherSession }) },
  "PUT /api/account/password": { send: { ...PASSWORD, newPassword: "another long password" } },
  "POST /api/account/second-factor": { send: PASSWORD },
  "PUT /api/account/second-factor": { send: { code: "0" }, refused: 400 },
  "POST /api/account/second-factor/recovery-codes": { send: PASSWORD, refused: 400 },
  "POST /api/account/second-factor/end": { send: PASSWORD, refused: 400 },
  "POST /api/password-reset": { send: { email: ADMIN.email }, refused: 404 },
  "POST /api/password-reset/open": { send: { token: "used" }, refused: 410 },
  "POST /api/password-reset/accept": { send: { token: "used", password: "another long password" }, refused: 410 },
  "POST /api/invitations": { send: { role: "editor" } },
  "GET /api/invitations": {},
  "DELETE /api/invitations/:id": one,
  "POST /api/invitations/open": { send: { token: "used" }, refused: 410 },
  "POST /api/invitations/accept": { send: { ...USER, token: "used" }, refused: 410 },
  "GET /api/administrators": {},
  "PATCH /api/administrators/:email": { parameters: person, send: { role: "editor", activeUntil: "2031-06-30" } },
  "DELETE /api/administrators/:email": { parameters: person },
  "POST /api/administrators/:email/password-link": { parameters: person },
  "POST /api/contact": { send: MESSAGE },
  "GET /api/messages": {},
  "DELETE /api/messages": { query: "?list=suspected" },
  "GET /api/messages.csv": {},
  "PATCH /api/messages/:id": { ...one, send: { read: true } },
  "DELETE /api/messages/:id": one,
  "POST /api/messages/failed/resend": {},
  "POST /api/messages/:id/resend": one,
  "GET /api/openapi.json": {},
  "GET /media/:name": { parameters: ({ picture }) => ({ name: picture.replace("/media/", "") }) },
  "GET /healthz": {},
  "GET /readyz": {},
};

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;

export function exampleOf(route: Route) {
  const example = EXAMPLES[nameOf(route)];
  if (!example) throw new Error(`Add an example of “${nameOf(route)}” to EXAMPLES in tests/support/api-examples.ts.`);
  return example;
}

/** Returns the URL of a route's example. */
export function addressOf(route: Route, world: World): string {
  const { parameters, query = "" } = exampleOf(route);
  const values = parameters?.(world) ?? {};
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!) + query;
}

/** Returns the second argument of `app.request` for a route's example, sent with `headers`. */
export function requestOf(route: Route, world: World, asker: Record<string, string>): RequestInit {
  const { send, form: fields, headers: own } = exampleOf(route);
  const { method } = route;
  const headers = { ...asker, ...own?.(world) };
  if (fields) return { method, headers, body: form(fields(world)).body };
  if (send === undefined) return { method, headers };
  const sent = typeof send === "function" ? send(world) : send;
  return { method, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(sent) };
}
