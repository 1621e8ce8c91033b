/** Counts texts in the same way as the forms of the councils. */
import type { ReportsContent } from "../../../domain/content/reports.ts";

export type Unit = ReportsContent["limits"]["unit"];

/** Ignores spaces at the ends. */
export function countOf(text: string, unit: Unit): number {
  const trimmed = text.trim();
  return unit === "words" ? trimmed.split(/\s+/).filter(Boolean).length : [...trimmed].length;
}

/** Returns `42 of 100 words`. */
export function countText(text: string, limit: number, unit: Unit): string {
  return `${countOf(text, unit).toLocaleString("en")} of ${limit.toLocaleString("en")} ${unit}`;
}
