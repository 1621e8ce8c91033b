/** The addresses of the site's pages, read from React Router's route table: a new page is in the sitemap without a word. */

type Route = { id: string; parentId?: string; path?: string };

/** Pages without a parameter that everyone may open, in the order of app/routes.ts. */
export function publicPaths(routes: Record<string, Route | undefined>): string[] {
  const pages = Object.values(routes).filter((route) => route?.id.startsWith("routes/site/"));
  const paths = pages.map((page) => pathOf(page, routes)).filter((path) => !/[:*]/.test(path));
  return [...new Set(paths)];
}

function pathOf(route: Route | undefined, routes: Record<string, Route | undefined>): string {
  const parts: string[] = [];
  for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) if (at.path) parts.unshift(at.path);
  return `/${parts.join("/")}`.replace(/^\/{2,}/, "/");
}
