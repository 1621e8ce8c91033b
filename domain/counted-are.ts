import { counted } from "./counted.ts";

/** Returns for example `1 event is` or `3 events are`. Apart from `counted`, which every visitor loads. */
export function countedAre(count: number, one: string): string {
  return `${counted(count, one)} ${count === 1 ? "is" : "are"}`;
}
