import { useState, type InputEvent } from "react";
import type { FormTexts } from "../../../ui/form/form-texts";

export const NEW_DATE_HELP = "The event is postponed. With a new date, “Scheduled” is chosen under “Status” below.";
const STRUCK =
  "Visitors would see the new date struck through. Choose “Scheduled” if the event takes place then, or enter the old date again.";

/** A postponed event takes place on its new date, unless it was stored as postponed and the person chooses that again. */
export function useStatusOfDate({ date: oldDate, state: oldState }: FormTexts) {
  const [isPostponed, setPostponed] = useState(oldState === "postponed");

  function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, form } = target as HTMLInputElement;
    if (name !== "date" && name !== "state") return;
    const isOldDate = (form!.elements.namedItem("date") as HTMLInputElement).value === oldDate;
    const status = form!.elements.namedItem("state") as RadioNodeList;
    if (name === "state") setPostponed(status.value === "postponed");
    else if (isPostponed) status.value = isOldDate ? "postponed" : "scheduled";
    const isWrong = status.value === "postponed" && oldState !== "postponed" && !isOldDate;
    form!
      .querySelector<HTMLInputElement>('[name="state"][value="postponed"]')!
      .setCustomValidity(isWrong ? STRUCK : "");
  }

  return { isPostponed, onInput };
}
