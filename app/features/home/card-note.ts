import type { HomeContent } from "../../../domain/content/home.ts";
import { dayIs, formatPlainDate } from "../../../domain/dates.ts";

type Fixed = Pick<HomeContent["upcoming"], "show" | "date">;

/** Tells editors why the card of the home page shows another event than the form. `next` is the next one of the list. */
export function cardNote({ show, date }: Fixed, next: { title: string } | null, today: string): string | undefined {
  if (show === "this" && dayIs(date, today) !== "over") return undefined;
  if (!next) return "The card now shows visitors the event below, because the events page has no next event.";
  const why = show === "next" ? "as chosen here" : `because the event below is over (${formatPlainDate(date)})`;
  return `The card now shows visitors “${next.title}” from the events page, ${why}.`;
}
