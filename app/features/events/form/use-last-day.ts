import { useRef, type InputEvent } from "react";
import { addDays, daysBetween } from "../../../../domain/calendar-days";
import { isPlainDate } from "../../../../domain/dates";
import type { FormTexts } from "../../../ui/form/form-texts";

/**
 * Moves the last day with the first one, until the person changes the last day: the event stays as long as the stored one.
 * `texts` begin the form; they may be unsaved.
 */
export function useLastDay({ date = "", endDate = "" }: FormTexts, texts: FormTexts) {
  const first = useRef(texts.date ?? "");
  // NaN unless both are dates.
  const days = daysBetween(date, endDate);
  return function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, value, form } = target as HTMLInputElement;
    if (name !== "date" || Number.isNaN(days) || !isPlainDate(value)) return;
    const last = form!.elements.namedItem("endDate") as HTMLInputElement;
    if (isPlainDate(first.current) && last.value === addDays(first.current, days)) last.value = addDays(value, days);
    first.current = value;
  };
}
