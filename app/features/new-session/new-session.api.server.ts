import { z } from "zod";
import { ITEM_ID } from "../../../domain/collections/item-ids.ts";
import { studentsCollection } from "../../../domain/content/team.ts";
import { parseRowId } from "../../../domain/row-id.ts";
import { newSchema } from "../../../domain/schemas/collection-schemas.ts";
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import { oneLine, paragraphs } from "../../../domain/schemas/text.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, type ApiContext, type Route } from "../../../platform/http/route.ts";
import type { NewSessionParts } from "./new-session-context.ts";
import { MAX_LABEL } from "./new-session.ts";
import type { NewPerson } from "./session-team.server.ts";

/** In characters: as many as the longest text of a page. */
const MAX_TEXT = 50_000;
const MAX_PEOPLE = 300;

const settings = z.strictObject({
  label: oneLine("Enter the label of the session, like 2026-27.", MAX_LABEL),
  publishOn: plainDate.nullable(),
});
const beginning = settings.extend({ year: z.int("Enter a year, like 2026.").min(1900).max(2999) });
const { name, role, email, professional, photos } = studentsCollection.fields.members.of;
const newPerson = newSchema({ name, role, email, professional, photos }) as z.ZodType<NewPerson>;
const newPeople = z.strictObject({ people: z.array(newPerson).min(1).max(MAX_PEOPLE) });
const staying = z.strictObject({
  stay: z
    .array(z.string().max(200))
    .max(4 * MAX_PEOPLE)
    .describe("Like members.om-rai."),
});
const node = z.strictObject({
  id: z.string().regex(ITEM_ID),
  name: oneLine("Enter the name of the node.", 1_000),
  coordinators: z.array(oneLine("Choose a coordinator.", 1_000)).max(50),
});
const nodes = z.strictObject({ nodes: z.array(node).max(500) });
const decision = z.strictObject({
  text: paragraphs("Write a text.", MAX_TEXT).nullable().describe("The new text; null leaves it as it is."),
});

const begun = z.strictObject({ id: z.int().describe("Of its set of changes.") });

const who = "administrator";
const at = { parameters: { id: rowId }, who } as const;
const REVISION = { "If-Match": "The revision of the draft, as its editor saw it." };
const NOTHING: Pick<Route, "responses" | "errors"> = { responses: { 204: "nothing" }, errors: [400, 412] };

const seenBy = (context: ApiContext) => ({
  viewer: context.get("viewer"),
  id: parseRowId(context.req.param("id")),
  revision: expectedRevision(context.req.header("If-Match")),
});

/** A call that saves a part of the session, as its editor saw it. */
function saves<Input>(
  schema: z.ZodType<Input>,
  save: (sessions: NewSessionParts["newSessions"], seen: ReturnType<typeof seenBy>, input: Input) => Promise<void>,
) {
  return {
    ...NOTHING,
    headers: REVISION,
    requestBody: jsonBody(schema),
    async handle(context: ApiContext, { newSessions }: NewSessionParts) {
      const seen = seenBy(context);
      await save(newSessions, seen, parseInput(schema, await readJson(context)));
      return context.body(null, 204);
    },
  };
}

export const newSessionRoutes: Route<NewSessionParts>[] = [
  {
    method: "POST",
    path: "/api/new-sessions",
    who,
    summary: "Begins the next session: a set of changes with a team, nodes and settings",
    requestBody: jsonBody(beginning),
    responses: { 201: { json: begun } },
    async handle(context, { newSessions }) {
      const input = parseInput(beginning, await readJson(context));
      return context.json(await newSessions.start(context.get("viewer"), input), 201);
    },
  },
  {
    ...at,
    method: "POST",
    path: "/api/new-sessions/:id/again",
    summary: "Prepares a session again that was undone, with its drafts and cards",
    responses: { 201: { json: begun } },
    errors: [400],
    async handle(context, { newSessions }) {
      const { viewer, id } = seenBy(context);
      return context.json(await newSessions.again(viewer, id), 201);
    },
  },
  {
    ...at,
    method: "PUT",
    path: "/api/new-sessions/:id",
    summary: "Changes the label and the day of the next session",
    ...saves(settings, (sessions, { viewer, id, revision }, input) => sessions.change(viewer, id, input, revision)),
  },
  {
    ...at,
    method: "PUT",
    path: "/api/new-sessions/:id/staying",
    summary: "Says who of last year's people stays; hides the e-mail addresses of the others",
    ...saves(staying, (sessions, { viewer, id, revision }, { stay }) =>
      sessions.setStaying(viewer, id, stay, revision),
    ),
  },
  {
    ...at,
    method: "POST",
    path: "/api/new-sessions/:id/people",
    summary: "Adds people to the new team",
    ...saves(newPeople, (sessions, { viewer, id, revision }, input) =>
      sessions.addPeople(viewer, id, input.people, revision),
    ),
  },
  {
    ...NOTHING,
    method: "DELETE",
    path: "/api/new-sessions/:id/people/:person",
    parameters: { id: rowId, person: z.string().regex(ITEM_ID) },
    who,
    summary: "Takes someone out of the new team",
    headers: REVISION,
    async handle(context, { newSessions }) {
      const { viewer, id, revision } = seenBy(context);
      await newSessions.removePerson(viewer, id, context.req.param("person") ?? "", revision);
      return context.body(null, 204);
    },
  },
  {
    ...at,
    method: "PUT",
    path: "/api/new-sessions/:id/nodes",
    summary: "Names the nodes and their coordinators",
    ...saves(nodes, (sessions, { viewer, id, revision }, input) =>
      sessions.setNodes(viewer, id, input.nodes, revision),
    ),
  },
  {
    ...NOTHING,
    method: "PUT",
    path: "/api/new-sessions/:id/texts/:text",
    parameters: { id: rowId, text: z.string() },
    who,
    summary: "Replaces a text that speaks of the old year, or leaves it",
    requestBody: jsonBody(decision),
    async handle(context, { newSessions }) {
      const { viewer, id } = seenBy(context);
      const { text } = parseInput(decision, await readJson(context));
      await newSessions.settleText(viewer, id, context.req.param("text") ?? "", text);
      return context.body(null, 204);
    },
  },
];
