import { Link as RouterLink, type LinkProps } from "react-router";

/** Cross-fades to the next page (app/shell/styles/motion.css). The browser already knows all routes. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}
