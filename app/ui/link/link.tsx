import { Link as RouterLink, type LinkProps } from "react-router";

/** A link to a page of this site, with a cross-fade (app/shell/styles/motion.css). The browser knows all routes already. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}
