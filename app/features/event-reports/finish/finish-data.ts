/** The data of the page “Finish this event”. */
import type { ReportsContent } from "../../../../domain/content/reports";
import type { WorkingCopy } from "../../../../domain/document";
import type { IIC_FIELDS } from "../event-report-collection";
import type { EventProof } from "../event-report-schema.server";
import type { EventReport } from "../event-report";

export type FinishData = {
  event: {
    id: number;
    title: string;
    /** The days as text. */
    when: string;
    /** The path of its page, or of a draft's preview. */
    path: string;
    isOver: boolean;
    /** For example “Cancelled”; empty if it takes place. */
    state: string;
  };
  report: EventReport;
  copy: WorkingCopy | null | undefined;
  proofs: EventProof[];
  choices: Choices;
  /** The quarter of the event's date. */
  quarter: string;
  limits: ReportsContent["limits"];
  timeZone: string;
};

/** Values and labels for each field with a choice. */
export type Choices = Record<keyof typeof IIC_FIELDS | "node", Record<string, string>>;

/** `nodes` are those of the event's session. */
export function choicesIn({ levels, themes, drivers, quarters, leaders }: ReportsContent, nodes: Named[]): Choices {
  return {
    level: Object.fromEntries(levels.map(({ name, about }) => [name, `${name}: ${about}`])),
    theme: same(themes),
    drivenBy: same(drivers),
    quarter: same(quarters.map(({ name }) => name)),
    ledBy: same(leaders),
    node: same(nodes.map(({ name }) => name)),
  };
}

type Named = { name: string };
const same = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
