import { Link as RouterLink, type LinkProps } from "react-router";

/** A link to a page of this site: the pages cross-fade where the browser can (app/shell/styles/motion.css). */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
