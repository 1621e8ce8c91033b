import { matchPath } from "react-router";

/** The pages inside the guard, as a person calls them. */
export const ADMIN_PAGES = {
  "/admin/events": "Events and drafts",
  "/admin/trash": "Trash",
  "/admin/import": "Import",
  "/admin/messages": "Messages",
  "/admin/account": "Account",
  "/add-event": "Add Event",
  "/edit-event/:id": "Edit Event",
  "/admin/events/:id/preview": "Preview",
  "/admin/events/:id/history": "History",
};

/** The sign-in page, which remembers the page that was wanted. */
export function signInPath(wanted: string): string {
  // A slash may stay as it is in a query, and the address can be read.
  return `/admin-login?next=${encodeURIComponent(wanted).replaceAll("%2F", "/")}`;
}

/** The page that `next` names. Only pages inside the guard count, so that no link can lead from here to another site. */
export function wantedPage(search: URLSearchParams): { path: string; name: string } | undefined {
  const path = search.get("next") ?? "";
  const found = Object.entries(ADMIN_PAGES).find(([pattern]) => matchPath(pattern, path));
  return found && { path, name: found[1] };
}
