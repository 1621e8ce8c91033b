import type { HomeContent } from "../../../domain/content/home.ts";
import { formatPlainDate } from "../../../domain/dates.ts";
import { showsOwnEvent } from "./upcoming.ts";

type Fixed = Pick<HomeContent["upcoming"], "show" | "date">;

/** Tells editors why the card of the home page shows another event than the form. `next` is the next one of the list. */
export function cardNote(own: Fixed, next: { title: string } | null, today: string): string | undefined {
  if (showsOwnEvent(own, today)) return undefined;
  if (!next) return "The card now shows visitors the event below, because the events page has no next event.";
  const why = own.show === "next" ? "as chosen here" : `because the event below is over (${formatPlainDate(own.date)})`;
  return `The card now shows visitors “${next.title}” from the events page, ${why}.`;
}
