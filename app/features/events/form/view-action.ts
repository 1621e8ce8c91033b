import { eventPath, type Event } from "../event";
import type { NoticeAction } from "../../../ui/notice/notices";

/** Undefined for an event of another server, which has no page here. */
export function viewAction(saved: Event | undefined): NoticeAction | undefined {
  if (!saved) return undefined;
  if (saved.draft) return { label: "Preview", to: `/admin/events/${saved.id}/preview` };
  return { label: "View the event", to: eventPath(saved) };
}
