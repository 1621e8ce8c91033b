import { Outlet } from "react-router";
import { ErrorPage } from "../ui/error-page/error-page";
import type { Route } from "./+types/layout";

/** Handles errors before they reach the root, where React would draw the whole document again. */
export default function PageFrame() {
  return <Outlet />;
}

export const headers = ({ errorHeaders, parentHeaders }: Route.HeadersArgs) => errorHeaders ?? parentHeaders;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
