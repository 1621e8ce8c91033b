import type { ApiContext } from "./route.ts";

/** A sign-in provider's cookies, each a whole `Set-Cookie` line. */
export function setCookies(context: ApiContext, cookies: string[]): void {
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
}
