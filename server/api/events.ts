import { Hono, type Context } from "hono";
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from "../../domain/event-import.ts";
import { cursorText } from "../../domain/event-list.ts";
import type { Event } from "../../domain/event.ts";
import { pictureLimit, textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { readViewer, requireAdmin } from "../services/access.ts";
import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { eventFilter } from "./event-filter.ts";
import { readFile, readForm, readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";
import { parseRowId } from "../services/row-id.ts";
import { expectedRevision, eventTag } from "./event-tag.ts";

const PUBLIC = { "Cache-Control": "public, max-age=0, must-revalidate" };
const FORM_FIELDS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS, "imageAlt", "imageCredit", "imageFocus", "draft"];

/** `/api/events`: everyone reads what is published, administrators read and write everything. */
export function eventsApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  const { events } = site;

  return new Hono<HttpEnv>()
    .get("/", async (context) => {
      const { searchParams } = new URL(context.req.url);
      if (searchParams.has("drafts")) return context.json(await events.listAll(await adminOf(site, context)));
      const filter = eventFilter(searchParams);
      if (filter) return onePage(site, context, filter);
      return Response.json(await events.list(), { headers: PUBLIC });
    })
    .post("/", adminOnly, pictureLimit, async (context) => {
      const form = await readForm(context);
      const fields = Object.fromEntries(FORM_FIELDS.map((name) => [name, form.get(name) ?? undefined]));
      const image = await readFile(form, "image");
      const key = context.req.header("Idempotency-Key");
      return answer(context, await events.create(context.get("viewer"), fields, image, { key }), 201);
    })
    .get("/:id", async (context) => answer(context, await readableEvent(site, context)))
    .put("/:id", adminOnly, textLimit, async (context) => {
      const id = idOf(context);
      const expected = expectedRevision(context.req.header("If-Match"), id);
      const key = context.req.header("Idempotency-Key");
      return answer(
        context,
        await events.update(context.get("viewer"), id, await readJson(context), { expected, key }),
      );
    })
    .delete("/:id", adminOnly, async (context) => {
      await events.remove(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    })
    .post("/:id/duplicate", adminOnly, async (context) =>
      answer(context, await events.duplicate(context.get("viewer"), idOf(context)), 201),
    )
    .post("/:id/restore", adminOnly, async (context) =>
      answer(context, await events.restore(context.get("viewer"), idOf(context))),
    )
    .get("/:id/history", adminOnly, async (context) =>
      context.json(await events.history(context.get("viewer"), idOf(context))),
    )
    .post("/:id/history/:revision", adminOnly, async (context) => {
      const revision = parseRowId(context.req.param("revision"));
      return answer(context, await events.restoreVersion(context.get("viewer"), idOf(context), revision));
    });
}

function idOf(context: Context): number | undefined {
  return parseRowId(context.req.param("id"));
}

function answer(context: Context<HttpEnv>, event: Event, status: 200 | 201 = 200): Response {
  context.header("ETag", eventTag(event));
  return context.json(event, status);
}

/** The viewer, who must be an administrator, for a route that others may use too. */
async function adminOf(site: Site, context: Context<HttpEnv>) {
  const { viewer, setCookies } = await readViewer(site.identity, context.req.raw.headers);
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
  requireAdmin(viewer);
  return viewer;
}

/** What is published, for everyone; a draft too, for an administrator. */
async function readableEvent(site: Site, context: Context<HttpEnv>): Promise<Event> {
  const found = await site.events.find(idOf(context));
  if (found && found !== "removed") return found.event;
  const { viewer } = await readViewer(site.identity, context.req.raw.headers);
  if (viewer.role === "admin" && found !== "removed") return site.events.findAny(viewer, idOf(context));
  throw found === "removed"
    ? new Refusal(410, "This event has been removed.")
    : new Refusal(404, "There is no such event.");
}

async function onePage(site: Site, context: Context<HttpEnv>, filter: NonNullable<ReturnType<typeof eventFilter>>) {
  const { events, next } = await site.events.page(filter);
  const headers = new Headers(PUBLIC);
  if (next) {
    const address = new URL(context.req.url);
    address.searchParams.set("before", cursorText(next));
    headers.set("Link", `<${address.pathname}${address.search}>; rel="next"`);
  }
  return Response.json(events, { headers });
}
