import { data } from "react-router";
import type { RouteHandle } from "../../../domain/route-handle";

export const handle: RouteHandle = { notFound: true, cache: { reads: "content" } };

/** Any other path: the error boundary around every page shows it, inside the layout and with the right status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
