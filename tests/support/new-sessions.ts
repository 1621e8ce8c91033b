/** An app, an administrator and a session in preparation. */
import { ADMIN, json } from "./app.ts";
import { openSets } from "./change-sets.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
const SETTINGS = { label: "2026-27", year: 2026, publishOn: null };

export async function openNewSession() {
  const opened = await openSets();
  const { app, cookie, find } = opened;
  const send = (path: string, method: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = body === undefined ? { method, headers: { Cookie: cookie } } : json(method, body, cookie);
    return app.request(`/api/new-sessions${path}`, { ...init, headers: { ...init.headers, ...headers } });
  };
  const begin = (settings: object = {}) => send("", "POST", { ...SETTINGS, ...settings });
  const { id } = (await (await begin()).json()) as { id: number };
  const call = (path: string, method: string, body?: unknown, headers?: Record<string, string>) =>
    send(`/${id}${path}`, method, body, headers);
  const view = () => app.site.newSessions.find(VIEWER, id);
  return {
    ...opened,
    id,
    begin,
    call,
    callSession: (other: number, path: string, method: string, body?: unknown) =>
      send(`/${other}${path}`, method, body),
    add: (people: object[], headers?: Record<string, string>) => send(`/${id}/people`, "POST", { people }, headers),
    /** The staff stay in any case. */
    async stay(students: string[]) {
      const staff = (await view()).lastYear.filter(({ list }) => list === "faculty" || list === "special");
      return send(`/${id}/staying`, "PUT", { stay: [...staff.map(({ part }) => part), ...students] });
    },
    view,
    /** Returns a document of the set. */
    draft: async (key: string) => (await find({ id })).documents.find((document) => document.key === key)?.data,
  };
}
