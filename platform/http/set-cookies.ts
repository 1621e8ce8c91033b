import type { ApiContext } from "./route.ts";

export function setCookies(context: ApiContext, cookies: string[]): void {
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
}
