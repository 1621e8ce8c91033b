import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "../ui/error-page/error-page";
import type { Route } from "./+types/layout";

/**
 * An error that reached the root would make React create the document again, with scripts, which Trusted Types refuse.
 */
export default function PageFrame() {
  return <Outlet />;
}

export const headers = ({ errorHeaders, parentHeaders }: Route.HeadersArgs) => errorHeaders ?? parentHeaders;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
