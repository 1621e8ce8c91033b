import type { Env } from "../../../platform/env.ts";

/** Returns the origin of absolute links in a file: PUBLIC_URL, or the request's. */
export function originOf(request: Request, env: Pick<Env, "PUBLIC_URL">): string {
  return env.PUBLIC_URL ?? new URL(request.url).origin;
}

export function fileResponse(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, ...headers } });
}
