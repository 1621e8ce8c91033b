import { matchPath } from "react-router";
import { isAdmin, type Viewer } from "../../../domain/session";

type AdminPage = {
  title: string;
  /** The description on the desk. Without it the desk does not list the page. */
  about?: string;
  inNavigation?: boolean;
  /** Editors cannot open the page: its services reject them. */
  forAdministrators?: boolean;
};

const NAVIGATION = { inNavigation: true };
const ADMINISTRATORS = { forAdministrators: true };

/** The guarded pages, in the order of desk and navigation. */
const PAGES: Record<string, AdminPage> = {
  "/admin": { title: "Admin desk" },
  "/admin/content": {
    title: "Everything on the site",
    about: "Every text and picture: home page, team, posts, gallery …",
    ...NAVIGATION,
  },
  "/admin/messages": { title: "Messages", about: "What visitors wrote.", ...NAVIGATION, ...ADMINISTRATORS },
  "/admin/changes": {
    title: "Changes together",
    about: "Several pages under one name, published at once or at a time.",
    ...NAVIGATION,
  },
  "/admin/session": {
    title: "Start the next session",
    about: "A new team and new nodes, step by step, public on the day you choose.",
    ...ADMINISTRATORS,
  },
  "/add-event": { title: "Add Event", about: "Announce something new." },
  "/admin/content/new-post": { title: "New post", about: "Write something for Blogs." },
  "/admin/events": {
    title: "Events and drafts",
    about: "Change, publish, cancel or delete an event.",
    ...NAVIGATION,
  },
  "/admin/reports": {
    title: "Reports",
    about: "What the cell did in a session: to print and sign, for NAAC and the council.",
    ...NAVIGATION,
    ...ADMINISTRATORS,
  },
  "/admin/trash": { title: "Trash", about: "Deleted events, posts and teams. You can bring them back.", ...NAVIGATION },
  "/admin/import": { title: "Import", about: "Many events at once, from a table.", ...NAVIGATION },
  "/admin/administrators": {
    title: "Administrators",
    about: "Who may edit the site, and until when. Invite somebody.",
    ...NAVIGATION,
    ...ADMINISTRATORS,
  },
  "/admin/handover": {
    title: "Handover",
    about: "What the site depends on, and how the next team takes over.",
    ...NAVIGATION,
    ...ADMINISTRATORS,
  },
  "/admin/account": {
    title: "Account",
    about: "Your password and the devices that are signed in.",
    ...NAVIGATION,
  },
  "/admin/handover/print": { title: "Printed handover", ...ADMINISTRATORS },
  "/admin/reports/:session": { title: "Report of a session", ...ADMINISTRATORS },
  "/admin/events/:id/iic": { title: "IIC sheet", ...ADMINISTRATORS },
  "/admin/trash/texts": { title: "Deleted posts and teams" },
  "/admin/content/history/*": { title: "History" },
  "/admin/content/*": { title: "Edit a part of the site" },
  "/admin/session/:id/:step": { title: "The next session", ...ADMINISTRATORS },
  "/admin/changes/:id": { title: "Changes together" },
  "/admin/changes/:id/*": { title: "Edit a part of the changes" },
  "/edit-event/:id": { title: "Edit Event" },
  "/admin/events/:id/preview": { title: "Preview" },
  "/admin/events/:id/finish": { title: "Finish this event" },
  "/admin/events/:id/history": { title: "History" },
  "/admin/events/:id/poster": { title: "Poster" },
};

const all = Object.entries(PAGES).map(([path, page]) => ({ path, ...page }));

/** Returns the pages that this person may open. */
export function adminPages(viewer: Pick<Viewer, "role">): (AdminPage & { path: string })[] {
  return all.filter(({ forAdministrators }) => isAdmin(viewer) || !forAdministrators);
}

/** Returns the page in `next`. Only guarded pages count, so that no link can lead to another site. */
export function wantedPage(search: URLSearchParams): { path: string; name: string } | undefined {
  const path = search.get("next") ?? "";
  const found = all.find((page) => matchPath(page.path, path));
  return found && { path, name: found.title };
}
