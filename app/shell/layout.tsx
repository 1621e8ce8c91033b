import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "../ui/error-page/error-page";
import type { Route } from "./+types/layout";

/**
 * Stands between the document and every page, so that a page that fails is replaced inside the document. An error that
 * reached the root would make React build the document anew, scripts too, which Trusted Types refuse.
 */
export default function PageFrame() {
  return <Outlet />;
}

/** A page that is missing says itself who may keep that answer. */
export const headers = ({ errorHeaders, parentHeaders }: Route.HeadersArgs) => errorHeaders ?? parentHeaders;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
