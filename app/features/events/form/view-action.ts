import { eventPath, type Event } from "../event";
import type { NoticeAction } from "../../../ui/notice/notices";

/** A link to what was saved. An event of another server has no page here. */
export function viewAction(saved: Event | undefined): NoticeAction | undefined {
  if (!saved) return undefined;
  if (saved.draft) return { label: "Preview", to: `/admin/events/${saved.id}/preview` };
  return { label: "View the event", to: eventPath(saved) };
}
