import { useRouteLoaderData } from "react-router";

/** Whether the page is part of a static copy, without scripts and forms. Browsers need no code for it. */
export const useStaticCopy: () => boolean = import.meta.env.SSR
  ? () => useRouteLoaderData<{ isCopy?: boolean }>("root")?.isCopy === true
  : () => false;
