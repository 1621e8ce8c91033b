export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === "GET" || method === "HEAD";
}
