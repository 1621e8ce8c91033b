export type Options = {
  /** The number of cases; each proof has its own default for the long version. */
  count?: number;
  /** The control: the same without the defence. It must find something, or the proof shows nothing. */
  withoutDefence?: boolean;
};

export type Finding = {
  figures: Record<string, number | string>;
  /** The errors that were found. */
  wrong: string[];
  /** The reason why this machine cannot run it. */
  notRun?: string;
};

export type Proof = (options: Options) => Promise<Finding>;

export const notRun = (why: string): Finding => ({ figures: {}, wrong: [], notRun: why });

/** Prints a finding for a terminal. */
export function tell(name: string, { figures, wrong, notRun: why }: Finding): string {
  if (why) return `${name}: not run: ${why}`;
  const lines = Object.entries(figures).map(([what, value]) => `  ${what}: ${value}`);
  const found = wrong.length === 0 ? "  nothing wrong" : `  WRONG (${wrong.length}): ${wrong.slice(0, 10).join("; ")}`;
  return [`${name}:`, ...lines, found].join("\n");
}
