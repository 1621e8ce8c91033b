import { data } from "react-router";
import type { RouteHandle } from "../../../domain/route-handle";

export const handle: RouteHandle = { notFound: true, cache: { reads: "content" } };

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
