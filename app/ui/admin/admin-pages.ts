import { matchPath } from "react-router";
import { isAdmin, type Viewer } from "../../../domain/session";

/** The titles of the guarded pages. */
export const ADMIN_PAGES = {
  "/admin": "Admin desk",
  "/admin/content": "Everything on the site",
  "/admin/changes": "Changes together",
  "/admin/session": "Start the next session",
  "/admin/events": "Events and drafts",
  "/admin/reports": "Reports",
  "/admin/trash": "Trash",
  "/admin/import": "Import",
  "/admin/messages": "Messages",
  "/admin/administrators": "Administrators",
  "/admin/account": "Account",
  "/admin/handover": "Handover",
  "/admin/handover/print": "Printed handover",
  "/admin/reports/:session": "Report of a session",
  "/admin/events/:id/iic": "IIC sheet",
  "/admin/content/history/*": "History",
  "/admin/content/*": "Edit a part of the site",
  "/admin/session/:id/:step": "The next session",
  "/admin/changes/:id": "Changes together",
  "/admin/changes/:id/*": "Edit a part of the changes",
  "/add-event": "Add Event",
  "/edit-event/:id": "Edit Event",
  "/admin/events/:id/preview": "Preview",
  "/admin/events/:id/finish": "Finish this event",
  "/admin/events/:id/history": "History",
  "/admin/events/:id/poster": "Poster",
};

/** The services behind these pages refuse editors. */
const FOR_ADMINISTRATORS = [
  "/admin/messages",
  "/admin/administrators",
  "/admin/handover",
  "/admin/handover/print",
  "/admin/reports",
  "/admin/reports/:session",
  "/admin/events/:id/iic",
  "/admin/session",
  "/admin/session/:id/:step",
];

export function mayOpen(viewer: Pick<Viewer, "role">, path: string): boolean {
  return isAdmin(viewer) || !FOR_ADMINISTRATORS.some((pattern) => matchPath(pattern, path));
}

/** The sign-in page returns to the wanted page. */
export function signInPath(wanted: string): string {
  // A slash is allowed in a query, and is easier to read.
  return `/admin-login?next=${encodeURIComponent(wanted).replaceAll("%2F", "/")}`;
}

/** The page in `next`. Only guarded pages count, so that no link can lead from here to another site. */
export function wantedPage(search: URLSearchParams): { path: string; name: string } | undefined {
  const path = search.get("next") ?? "";
  const found = Object.entries(ADMIN_PAGES).find(([pattern]) => matchPath(pattern, path));
  return found && { path, name: found[1] };
}
