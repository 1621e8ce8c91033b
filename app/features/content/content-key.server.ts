import type { ApiContext } from "../../../platform/http/route.ts";

/** The key in the path of a call. An encoded slash would be a second address of the same document: no key. */
export function keyOf({ req }: ApiContext): string {
  return /%2f/i.test(new URL(req.url).pathname) ? "" : (req.param("key") ?? "");
}
