import { eventPath, type Event } from "../event";
import type { NoticeAction } from "../../../ui/notice/notices";

export const DRAFT_SAVED = "Draft saved. Only people who sign in can see it.";

/** An event of another server has no page here. */
export function viewActions(saved: Event | undefined): NoticeAction[] {
  if (!saved) return [];
  if (saved.draft) return [{ label: "Preview", to: `/admin/events/${saved.id}/preview` }];
  return [{ label: "View the event", to: eventPath(saved) }];
}
