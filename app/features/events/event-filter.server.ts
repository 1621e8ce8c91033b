/** The query of `GET /api/events`: which part of the list is wanted. */
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import type { EventFilter } from "./event-reading.server.ts";
import { datedListQuery, parseQuery } from "../../../platform/http/list-query.ts";

export const eventQuery = datedListQuery.extend({ from: plainDate.optional(), to: plainDate.optional() });

/** Undefined when the query names no part: then all events are meant. @throws {Refusal} 400 naming the parameter */
export function eventFilter(parameters: URLSearchParams): EventFilter | undefined {
  const isPart = Object.keys(eventQuery.shape).some((name) => parameters.has(name));
  return isPart ? parseQuery(eventQuery, parameters) : undefined;
}
