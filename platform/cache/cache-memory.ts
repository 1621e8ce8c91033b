import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";

/** Room for every page many times, and for a list of 100,000 events (about 55 MB), which takes seconds to render. */
const MAX_BYTES = 96 * 1024 * 1024;
/** On a machine with 256 MB, decoding a large picture takes 100 MB and the rest of the process about as much. */
const SHARE = 1 / 8;

type Memory = {
  /** The limit of the control group or container; 0 or more than the total without a limit. */
  constrained: number;
  heap: number;
  total: number;
};

export function cacheBytes({ constrained, heap, total }: Memory = memoryOfProcess()): number {
  return Math.min(MAX_BYTES, Math.floor(Math.min(constrained || Infinity, heap, total) * SHARE));
}

function memoryOfProcess(): Memory {
  return { constrained: process.constrainedMemory(), heap: getHeapStatistics().heap_size_limit, total: totalmem() };
}
