import { call, ApiError, noResponse, ownHeaders, readResponse } from "./request";

export type Sending = {
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** `fetch` needs no preflight request for another server; XMLHttpRequest reports progress. @throws {ApiError} */
export function send(
  base: string,
  path: string,
  { body, headers = {}, onProgress, signal }: Sending & { body: FormData; headers?: Record<string, string> },
): Promise<unknown> {
  if (base) return call(base + path, { method: "POST", body, headers, signal, credentials: "omit" });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open("POST", path);
  for (const [name, value] of Object.entries({ Accept: "application/json", ...ownHeaders, ...headers }))
    request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total ? loaded / total : 0));
  request.addEventListener("load", () => {
    try {
      resolve(readResponse(request.status, request.responseText));
    } catch (error) {
      reject(error as ApiError);
    }
  });
  request.addEventListener("error", () => reject(new ApiError(noResponse())));
  request.addEventListener("abort", () => reject(new ApiError("Cancelled.")));
  signal?.addEventListener("abort", () => request.abort());
  request.send(body);
  return promise;
}
