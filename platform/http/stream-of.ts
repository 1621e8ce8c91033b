import { ReadableStream as NodeStream } from "node:stream/web";

/** Reads the next part after the client has received the previous one. */
export function streamOf<Part>(parts: AsyncIterable<Part>): ReadableStream<Part> {
  // TypeScript's types of browsers lack `from`.
  return NodeStream.from(parts) as ReadableStream<Part>;
}
