/** Every page of the site. server/app.ts adds API calls and static files. */
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const site = [
  index("features/home/route.tsx"),
  route("discover", "features/about/layout.tsx", [
    index("features/about/route.tsx"),
    route("who-we-are", "features/about/who-we-are/route.tsx"),
    route("mission-and-vision", "features/about/mission-and-vision/route.tsx"),
    route("culture", "features/about/culture/route.tsx"),
    route("thrust-areas", "features/about/thrust-areas/route.tsx"),
    route("nodes", "features/people/nodes/route.tsx"),
    route("partners-and-collaborators", "features/about/partners-and-collaborators/route.tsx"),
  ]),
  route("initiatives", "features/initiatives/route.tsx"),
  route("learn", "features/learn/route.tsx"),
  route("learn/newsletter", "features/learn/newsletter/route.tsx"),
  route("learn/startup-guide", "features/learn/startup-guide/route.tsx"),
  route("learn/incubators", "features/learn/incubators/route.tsx"),
  route("events", "features/events/list/route.tsx"),
  route("events/archive/:slug", "features/events/archive/route.tsx"),
  route("events/:id/:slug?", "features/events/page/route.tsx"),
  route("team", "features/people/team/route.tsx"),
  route("gallery", "features/gallery/route.tsx"),
  route("connect", "features/contact/connect/route.tsx"),
  route("blogs", "features/blogs/route.tsx"),
  route("blogs/:id", "features/blogs/blog/route.tsx"),
  route("privacy", "features/about/privacy/route.tsx"),
];

const admin = [
  // A new member of the team opens it with a link.
  route("card", "features/new-session/card/route.tsx"),
  route("admin-login", "features/accounts/login/route.tsx"),
  route("admin/reset", "features/accounts/reset/route.tsx"),
  route("admin/join", "features/invitations/join/route.tsx"),
  // The guard: everything inside is for editors and administrators.
  layout("features/accounts/guard/layout.tsx", [
    route("admin", "features/desk/route.tsx"),
    route("add-event", "features/events/add/route.tsx"),
    route("edit-event/:id", "features/events/edit/route.tsx"),
    route("admin/events", "features/events/overview/route.tsx"),
    route("admin/events/:id/preview", "features/events/preview/route.tsx"),
    route("admin/events/:id/finish", "features/event-reports/finish/route.tsx"),
    route("admin/events/:id/poster", "features/events/poster/route.tsx"),
    route("admin/events/:id/history", "features/events/history/route.tsx"),
    route("admin/events/:id/iic", "features/event-reports/iic/route.tsx"),
    route("admin/reports/:session?", "features/event-reports/session/route.tsx"),
    route("admin/content", "features/content/list/route.tsx"),
    route("admin/content/new-post", "features/content/new-post/route.tsx"),
    route("admin/content/*", "features/content/edit/route.tsx"),
    route("admin/content/history/*", "features/content/history/route.tsx"),
    route("admin/session", "features/new-session/begin/route.tsx"),
    route("admin/session/:id/:step", "features/new-session/steps/route.tsx"),
    route("admin/changes", "features/changes/list/route.tsx"),
    route("admin/changes/:id", "features/changes/set/route.tsx"),
    route("admin/changes/:id/*", "features/changes/document/route.tsx"),
    route("admin/trash", "features/events/trash/route.tsx"),
    route("admin/trash/texts", "features/content/trash/route.tsx"),
    route("admin/import", "features/events/import/route.tsx"),
    route("admin/administrators", "features/administrators/list/route.tsx"),
    route("admin/handover", "features/handover/page/route.tsx"),
    route("admin/handover/print", "features/handover/print/route.tsx"),
    route("admin/account", "features/accounts/own-account/route.tsx"),
    route("admin/messages", "features/contact/messages/route.tsx"),
  ]),
];

/** For calendars, feed readers, search engines and other sites. */
const files = [
  ...["events.ics", "events.atom", "blogs.atom", "sitemap.xml", "robots.txt"].map((path) =>
    route(path, "features/feeds/file.ts", { id: path }),
  ),
  ...["events/:id.ics", "events/archive/:slug.ics"].map((path) =>
    route(path, "features/feeds/event-calendar.ts", { id: path }),
  ),
  route("events/next.json", "features/feeds/next-events.ts"),
  route("events/embed", "features/feeds/embed/embed.tsx"),
  route("oembed", "features/feeds/oembed.ts"),
  route("site.webmanifest", "features/feeds/web-manifest.ts"),
];

const pages = [...site, layout("ui/admin/layout.tsx", admin), route("*", "shell/not-found/route.tsx")];

export default [...files, layout("shell/layout.tsx", pages)] satisfies RouteConfig;
