/** The query of `GET /api/events`: which part of the list is wanted. */
import { z } from "zod";
import { plainDate } from "../../domain/schemas/plain-date.ts";
import { parseCursor } from "../services/events/cursor.ts";
import type { EventFilter } from "../services/events/event-reading.ts";
import { parseInput } from "../services/refusal.ts";

const MAX_PAGE = 200;

const cursor = z
  .string()
  .transform(parseCursor)
  .refine((value) => value !== undefined, "Take the value from the Link header of the page before.");
export const eventQuery = z.object({
  limit: z.coerce
    .number(`Enter a number from 1 to ${MAX_PAGE}.`)
    .int(`Enter a number from 1 to ${MAX_PAGE}.`)
    .min(1, `Enter a number from 1 to ${MAX_PAGE}.`)
    .max(MAX_PAGE, `Enter a number from 1 to ${MAX_PAGE}.`)
    .default(MAX_PAGE),
  before: cursor.optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
});

/** Undefined when the query asks for no part: then all events are meant. @throws {Refusal} 400 naming the parameter */
export function eventFilter(parameters: URLSearchParams): EventFilter | undefined {
  const asked = Object.keys(eventQuery.shape).filter((name) => parameters.has(name));
  if (asked.length === 0) return undefined;
  return parseInput(eventQuery, Object.fromEntries(asked.map((name) => [name, parameters.get(name)])));
}
