/** Returns the origin for absolute URLs in files and links. `url` is that of the request. */
export function originOf({ PUBLIC_URL }: { PUBLIC_URL?: string }, url: string): string {
  return PUBLIC_URL ?? new URL(url).origin;
}
