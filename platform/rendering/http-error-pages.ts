import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext } from "./request-context.ts";
import { toHttpError } from "../http/error-response.ts";

type Handler = (args: { context: Readonly<RouterContextProvider> }) => unknown;
type RouteModules = ServerBuild["routes"];

/** React Router shows every error as 500; this makes a missing event 404 and an unavailable database 503. */
export function withHttpErrorPages(routes: RouteModules): RouteModules {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = { ...route.module, loader: withStatus(loader), action: withStatus(action) };
      return [id, { ...route, module }];
    }),
  );
}

function withStatus<H extends Function>(handler: H | undefined): H | undefined {
  if (!handler) return undefined;
  const withStatusOfError: Handler = async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      throw errorPage(error, args.context);
    }
  };
  return withStatusOfError as unknown as H;
}

function errorPage(error: unknown, context: Readonly<RouterContextProvider>): unknown {
  const known = toHttpError(error);
  if (!known) return error;
  if (known.status === 503) context.get(requestContext).log.warn({ err: error }, "a part of the site is away");
  return data(null, { status: known.status });
}
