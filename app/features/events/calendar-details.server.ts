import { readableText } from "../../../platform/formats/readable-text.ts";
import { cutText } from "../../../domain/plain-text.ts";
import { LINK_TEXT } from "./event-collection.ts";
import { stateWord, takesPlace } from "./format-event.ts";
import type { ShownEvent } from "./shown-event.server.ts";

/** Returns what a calendar says about an event: the note, the description, and the link for participants. */
export function calendarDetails(event: ShownEvent, maxDescription = Infinity): string {
  const { stateNote, description, linkUrl, linkLabel } = event;
  const link = takesPlace(event) && linkUrl && `${linkLabel || LINK_TEXT}: ${linkUrl}`;
  const note = takesPlace(event) ? stateNote : `${stateWord(event)}. ${stateNote}`.trim();
  return readableText([note, cutText(description, maxDescription), link].filter(Boolean).join("\n\n"));
}
