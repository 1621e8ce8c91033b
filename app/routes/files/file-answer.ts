/** What the files of this folder have in common: they name whole addresses, and say who may keep them. */
import type { Env } from "../../../server/env.ts";
import { privatePage, publicPage } from "../../http-cache";

/** The address that links in a file begin with: the site's own, or the one that it was asked at. */
export function originOf(request: Request, env: Pick<Env, "PUBLIC_URL">): string {
  return env.PUBLIC_URL ?? new URL(request.url).origin;
}

/** A site that does not know its address answers each visitor with the address that they used: nobody may keep that. */
export function fileAnswer(
  body: string,
  type: string,
  env: Pick<Env, "PUBLIC_URL">,
  headers: Record<string, string> = {},
): Response {
  const policy = env.PUBLIC_URL ? publicPage() : privatePage();
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, ...headers, ...policy } });
}
