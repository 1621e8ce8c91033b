import type { LoaderFunctionArgs } from "react-router";
import { originOf } from "../../../domain/origin.ts";
import { siteContext } from "../../../platform/content/site-context.ts";
import { feedsContext } from "./feeds-context.ts";

/** `origin` is that of absolute links in a file: PUBLIC_URL, or the request's. */
export function filesAt({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const origin = originOf(context.get(siteContext).env, request.url);
  return { files: context.get(feedsContext).files, origin };
}

export function fileResponse(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, ...headers } });
}
