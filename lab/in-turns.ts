/** Measures servers in turns, so that other load on the machine affects all of them. */
import { load, type Figures } from "./load.ts";
import type { Running } from "./server-process.ts";

export const TURNS = 3;
const WARM_UP_SECONDS = 1;

export type Measure = typeof load;
type Asked = { path: string; connections: number; seconds: number };

/** Returns `TURNS` figures for each of `servers`, in their order. */
export async function inTurns(
  servers: Running[],
  { path, connections, seconds }: Asked,
  measure: Measure = load,
): Promise<Figures[][]> {
  const taken = servers.map((): Figures[] => []);
  for (const server of servers) await measure(server, path, connections, WARM_UP_SECONDS);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, server] of servers.entries())
      taken[index]!.push(await measure(server, path, connections, seconds));
  return taken;
}

export function medianOf(taken: Figures[], figure: keyof Figures): number {
  return middleOf(taken.map((one) => one[figure]));
}

export function middleOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
