import { useRouteLoaderData } from "react-router";

/** Use it only after `import.meta.env.SSR &&`: only a server renders a static copy, so browsers get no code for it. */
export function useStaticCopy(): boolean {
  return useRouteLoaderData<{ isCopy?: boolean }>("root")?.isCopy === true;
}
