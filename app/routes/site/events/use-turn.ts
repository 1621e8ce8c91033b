import { use } from "react";

/** About a millisecond's work. */
const ROWS_IN_TURN = 10;

/**
 * On the server, renders a long list in turns: a row waits for those before it, so that who asks for something else is
 * answered in between instead of after the whole page. In the browser it does nothing.
 */
export function useTurn(index: number): void {
  if (!import.meta.env.SSR) return;
  const turns = Math.floor(index / ROWS_IN_TURN);
  // Rendered again, the row brings another promise; React goes on with the first and does not look at that one.
  if (turns > 0) use(afterTurns(turns));
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
