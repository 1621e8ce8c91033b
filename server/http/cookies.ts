/** The value of one cookie of a request, or undefined. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
