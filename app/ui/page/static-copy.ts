import { useRouteLoaderData } from "react-router";

/**
 * Whether the page is part of a static copy, without scripts and forms. Call it behind `import.meta.env.SSR &&`: only a
 * server renders a copy, and so browsers get no code for it.
 */
export function useStaticCopy(): boolean {
  return useRouteLoaderData<{ isCopy?: boolean }>("root")?.isCopy === true;
}
