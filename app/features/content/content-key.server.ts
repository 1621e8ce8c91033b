import type { ApiContext } from "../../../platform/http/route.ts";

/** Returns the key in the path. An encoded slash would be a second address of the same document, so it is no key. */
export function keyOf({ req }: ApiContext): string {
  return /%2f/i.test(new URL(req.url).pathname) ? "" : (req.param("key") ?? "");
}
