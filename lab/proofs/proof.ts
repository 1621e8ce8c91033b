/** What every proof takes and answers. */

export type Options = {
  /** How many cases; each proof has a number of its own for the long version. */
  count?: number;
  /** The control: the same with the defence switched off. It must find something wrong, or the proof shows nothing. */
  withoutDefence?: boolean;
};

export type Finding = {
  /** What was tried and seen, for the one who reads it. */
  figures: Record<string, number | string>;
  /** Each thing that must not be. */
  wrong: string[];
  /** Why this machine could not try it at all; then nothing is shown. */
  notRun?: string;
};

export type Proof = (options: Options) => Promise<Finding>;

export const notRun = (why: string): Finding => ({ figures: {}, wrong: [], notRun: why });

/** A finding as lines for a terminal. */
export function tell(name: string, { figures, wrong, notRun: why }: Finding): string {
  if (why) return `${name}: not run: ${why}`;
  const lines = Object.entries(figures).map(([what, value]) => `  ${what}: ${value}`);
  const found = wrong.length === 0 ? "  nothing wrong" : `  WRONG (${wrong.length}): ${wrong.slice(0, 10).join("; ")}`;
  return [`${name}:`, ...lines, found].join("\n");
}
