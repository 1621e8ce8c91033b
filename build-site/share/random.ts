export type Random = (low?: number, high?: number) => number;

/** A seeded generator (mulberry32), so that every run draws the same picture. */
export function seeded(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return low + (((bits ^ (bits >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}
