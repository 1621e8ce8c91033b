/** A request that changes nothing: of the web or of node:http. */
export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === "GET" || method === "HEAD";
}
