/** React Router's `_routes` parameter: the ids of the routes whose data a page in the browser asks for. */

/** The guard of the pages for administrators. */
const GUARD = "routes/admin/layout";

export type Routes = Record<string, { parentId?: string } | undefined>;
export type AskedRoutes = (parameter: string) => string;

/**
 * Makes a function that answers the parameter in its one spelling: known ids, each once, sorted. Who asks for a route
 * inside the guard asks the guard too: React Router would run that route's loader alone.
 */
export function askedRoutes(routes: Routes): AskedRoutes {
  const known = new Map(Object.entries(routes));
  if (!known.has(GUARD)) throw new Error(`There is no route ${GUARD}: name the guard of the admin pages here.`);
  const isGuarded = (id: string | undefined): boolean =>
    id !== undefined && (id === GUARD || isGuarded(known.get(id)?.parentId));

  return (parameter) => {
    const asked = new Set(parameter.split(",").filter((id) => known.has(id)));
    if ([...asked].some(isGuarded)) asked.add(GUARD);
    // Without an id it would mean all routes.
    return [...asked].sort().join(",") || "none";
  };
}
