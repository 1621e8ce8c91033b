import type { Event } from "./event.ts";

/** The ETag of an event, without quotes. */
export const eventTag = ({ id, revision }: Pick<Event, "id" | "revision">) => `${tagPrefix(id)}${revision}`;

/** All ETags of an event begin with it and end with the revision. */
export const tagPrefix = (id: number) => `event-${id}-`;
