/** Every page of the site on one screen. API calls and files are joined to these in server/app.ts. */
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const site = [
  index("routes/site/home/route.tsx"),
  route("discover", "routes/site/discover/layout.tsx", [
    index("routes/site/discover/route.tsx"),
    route("who-we-are", "routes/site/discover/who-we-are/route.tsx"),
    route("mission-and-vision", "routes/site/discover/mission-and-vision/route.tsx"),
    route("culture", "routes/site/discover/culture/route.tsx"),
    route("thrust-areas", "routes/site/discover/thrust-areas/route.tsx"),
    route("nodes", "routes/site/discover/nodes/route.tsx"),
    route("partners-and-collaborators", "routes/site/discover/partners-and-collaborators/route.tsx"),
  ]),
  route("initiatives", "routes/site/initiatives/route.tsx"),
  route("learn", "routes/site/learn/route.tsx"),
  route("learn/newsletter", "routes/site/learn/newsletter/route.tsx"),
  route("learn/startup-guide", "routes/site/learn/startup-guide/route.tsx"),
  route("learn/incubators", "routes/site/learn/incubators/route.tsx"),
  route("events", "routes/site/events/route.tsx"),
  route("events/archive/:slug", "routes/site/events/archive/route.tsx"),
  route("events/:id/:slug?", "routes/site/events/event/route.tsx"),
  route("team", "routes/site/team/route.tsx"),
  route("gallery", "routes/site/gallery/route.tsx"),
  route("connect", "routes/site/connect/route.tsx"),
  route("blogs", "routes/site/blogs/route.tsx"),
  route("blogs/:id", "routes/site/blogs/blog/route.tsx"),
  route("privacy", "routes/site/privacy/route.tsx"),
];

const admin = [
  route("admin-login", "routes/admin/login/route.tsx"),
  // The guard: whatever is inside is for administrators only.
  layout("routes/admin/layout.tsx", [
    route("add-event", "routes/admin/events/add/route.tsx"),
    route("edit-event/:id", "routes/admin/events/edit/route.tsx"),
    route("admin/events", "routes/admin/events/overview/route.tsx"),
    route("admin/events/:id/preview", "routes/admin/preview/route.tsx"),
    route("admin/events/:id/history", "routes/admin/history/route.tsx"),
    route("admin/trash", "routes/admin/trash/route.tsx"),
    route("admin/import", "routes/admin/import/route.tsx"),
    route("admin/account", "routes/admin/account/route.tsx"),
    route("admin/messages", "routes/admin/messages/route.tsx"),
  ]),
];

/** Not pages: what calendars, feed readers, search engines and other sites read. */
const files = [
  route("events.ics", "routes/files/calendar.ts"),
  route("events/:id.ics", "routes/files/event-calendar.ts"),
  route("events/archive/:slug.ics", "routes/files/fixed-event-calendar.ts"),
  route("events.atom", "routes/files/events-feed.ts"),
  route("blogs.atom", "routes/files/blogs-feed.ts"),
  route("events/next.json", "routes/files/next-events.ts"),
  route("events/embed", "routes/files/embed/embed.tsx"),
  route("oembed", "routes/files/oembed.ts"),
  route("sitemap.xml", "routes/files/sitemap.ts"),
  route("robots.txt", "routes/files/robots.ts"),
  route("site.webmanifest", "routes/files/web-manifest.ts"),
];

/** Every part of the interface and every call of the API on a page, for those who build them. No other build has these. */
const development =
  process.env.NODE_ENV === "development"
    ? [
        route("styleguide", "routes/development/styleguide/route.tsx"),
        route("calls", "routes/development/calls/route.tsx"),
      ]
    : [];

const pages = [...site, ...admin, ...development, route("*", "routes/site/not-found/route.tsx")];

export default [...files, layout("routes/layout.tsx", pages)] satisfies RouteConfig;
