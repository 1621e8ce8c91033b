import { Link as RouterLink, type LinkProps } from "react-router";

/** A link to a page of this site, with a cross-fade (app/shell/styles/motion.css). */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
