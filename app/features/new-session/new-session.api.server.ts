import { z } from "zod";
import { ITEM_ID } from "../../../domain/collections/item-ids.ts";
import { MAX_TEXT } from "../../../domain/content/shared.ts";
import { MAX_PEOPLE, personTexts } from "../../../domain/content/team.ts";
import { idOfItem, newSchema } from "../../../domain/schemas/collection-schemas.ts";
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import { oneLine, paragraphs } from "../../../domain/schemas/text.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { jsonBody } from "../../../platform/http/request-body.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { NewSessionParts } from "./new-session-context.ts";
import { MAX_COORDINATORS, MAX_LABEL, STUDENT_LISTS } from "./new-session.ts";
import type { NewPerson } from "./session-team.server.ts";

const settings = z.strictObject({
  label: oneLine("Enter the label of the session, like 2026-27.", MAX_LABEL),
  publishOn: plainDate.nullable(),
});
const beginning = settings.extend({ year: z.int("Enter a year, like 2026.").min(1900).max(2999) });
const newPerson = newSchema(personTexts) as z.ZodType<NewPerson>;
const newPeople = z.strictObject({ people: z.array(newPerson).min(1).max(MAX_PEOPLE) });
const parts = z.array(z.string().max(200)).max(4 * MAX_PEOPLE);
const staying = z.strictObject({
  stay: parts.describe("Like members.om-rai."),
  known: parts.optional().describe("All people whom the editor saw. Other staff stay."),
});
const node = z.strictObject({
  id: idOfItem,
  name: oneLine("Enter the name of the node.", 1_000),
  coordinators: z.array(oneLine("Choose a coordinator.", 1_000)).max(MAX_COORDINATORS),
});
const nodes = z.strictObject({ nodes: z.array(node).max(500) });
const decision = z.strictObject({
  text: paragraphs("Write a text.", MAX_TEXT).nullable().describe("The new text; null leaves it as it is."),
});

const begun = z.strictObject({ id: z.int().describe("Of its set of changes.") });

const who = "administrator";
const at = { parameters: { id: rowId }, who } as const;
const person = { parameters: { id: rowId, person: z.string().regex(ITEM_ID) }, who } as const;
const saves = {
  responses: { 204: "nothing" as const },
  errors: [400, 412],
  headers: { "If-Match": "The revision of the draft, as its editor saw it." },
};

export const newSessionRoutes: Route<NewSessionParts>[] = [
  route({
    method: "POST",
    path: "/api/new-sessions",
    who,
    summary: "Begins the next session: a set of changes with a team, nodes and settings",
    requestBody: jsonBody(beginning),
    responses: { 201: { json: begun } },
    handle: ({ viewer, body }, { newSessions }) => newSessions.start(viewer, body),
  }),
  route({
    ...at,
    ...saves,
    method: "PUT",
    path: "/api/new-sessions/:id",
    summary: "Changes the label and the day of the next session",
    requestBody: jsonBody(settings),
    handle: ({ viewer, params, body, ifMatch }, { newSessions }) =>
      newSessions.change(viewer, params.id, body, expectedRevision(ifMatch)),
  }),
  route({
    ...at,
    ...saves,
    method: "PUT",
    path: "/api/new-sessions/:id/staying",
    summary: "Sets which of last year's people stay; hides the e-mail addresses of the others",
    requestBody: jsonBody(staying),
    handle: ({ viewer, params, body, ifMatch }, { newSessions }) =>
      newSessions.setStaying(viewer, params.id, body, expectedRevision(ifMatch)),
  }),
  route({
    ...at,
    ...saves,
    method: "POST",
    path: "/api/new-sessions/:id/people",
    summary: "Adds people to the new team",
    requestBody: jsonBody(newPeople),
    handle: ({ viewer, params, body, ifMatch }, { newSessions }) =>
      newSessions.addPeople(viewer, params.id, body.people, expectedRevision(ifMatch)),
  }),
  route({
    ...person,
    ...saves,
    method: "DELETE",
    path: "/api/new-sessions/:id/people/:person",
    summary: "Takes someone out of the new team",
    handle: ({ viewer, params, ifMatch }, { newSessions }) =>
      newSessions.movePerson(viewer, params.id, params.person, undefined, expectedRevision(ifMatch)),
  }),
  route({
    ...person,
    ...saves,
    method: "PATCH",
    path: "/api/new-sessions/:id/people/:person",
    summary: "Makes someone a lead or a member",
    requestBody: jsonBody(z.strictObject({ list: z.enum(STUDENT_LISTS) })),
    handle: ({ viewer, params, body, ifMatch }, { newSessions }) =>
      newSessions.movePerson(viewer, params.id, params.person, body.list, expectedRevision(ifMatch)),
  }),
  route({
    ...at,
    ...saves,
    method: "PUT",
    path: "/api/new-sessions/:id/nodes",
    summary: "Names the nodes and their coordinators",
    requestBody: jsonBody(nodes),
    handle: ({ viewer, params, body, ifMatch }, { newSessions }) =>
      newSessions.setNodes(viewer, params.id, body.nodes, expectedRevision(ifMatch)),
  }),
  route({
    method: "PUT",
    path: "/api/new-sessions/:id/texts/:text",
    parameters: { id: rowId, text: z.string() },
    who,
    summary: "Replaces a text that speaks of the old year, or leaves it",
    requestBody: jsonBody(decision),
    responses: { 204: "nothing" },
    errors: [400, 412],
    handle: ({ viewer, params, body }, { newSessions }) =>
      newSessions.settleText(viewer, params.id, params.text, body.text),
  }),
];
