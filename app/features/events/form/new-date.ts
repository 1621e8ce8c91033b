import type { InputEvent } from "react";

export const NEW_DATE_HELP = "The event is postponed. With a new date, “Scheduled” is chosen under “Status” below.";

/** A postponed event takes place on its new date, unless the person chooses “Postponed” again. */
export function scheduleAtNewDate(oldDate: string) {
  return ({ target }: InputEvent<HTMLElement>) => {
    const { name, value, form } = target as HTMLInputElement;
    if (name !== "date") return;
    const status = form!.elements.namedItem("state") as RadioNodeList;
    status.value = value === oldDate ? "postponed" : "scheduled";
  };
}
