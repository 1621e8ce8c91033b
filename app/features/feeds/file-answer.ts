/** What the files of this folder share: they contain whole addresses. */
import type { Env } from "../../../platform/env.ts";

/** The address that links in a file begin with: the site's own, or the one that it was asked at. */
export function originOf(request: Request, env: Pick<Env, "PUBLIC_URL">): string {
  return env.PUBLIC_URL ?? new URL(request.url).origin;
}

export function fileAnswer(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, ...headers } });
}
