import { Link as RouterLink, type LinkProps } from "react-router";

/** Cross-fades to the next page (app/shell/styles/motion.css). The browser already knows all routes. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}

/** The `aria-current` of a link to a part of the site: its page, or a page below it. */
export const currentIn = (section: string, pathname: string) =>
  pathname === section || pathname.startsWith(`${section}/`) ? ("page" as const) : undefined;
