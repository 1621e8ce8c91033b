import { useState, type InputEvent } from "react";
import type { FormTexts } from "../../../ui/form/form-texts";

const CALLED_OFF = ["cancelled", "postponed"] as const;
type CalledOff = (typeof CALLED_OFF)[number];

const helpFor = (state: CalledOff) =>
  `The event is ${state}. With a new date, “Scheduled” is chosen under “Status” below.`;
const STRUCK =
  "Visitors would see the new date struck through. Choose “Scheduled” if the event takes place then, or enter the old date again.";

/**
 * A cancelled or postponed event takes place on its new date, unless the person chooses its stored status again. Returns
 * the help for the date, too.
 */
export function useStatusOfDate({ date: oldDate, state: oldState }: FormTexts) {
  const [chosen, setChosen] = useState(calledOff(oldState));

  function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, form } = target as HTMLInputElement;
    if (name !== "date" && name !== "state") return;
    const isOldDate = (form!.elements.namedItem("date") as HTMLInputElement).value === oldDate;
    const status = form!.elements.namedItem("state") as RadioNodeList;
    if (name === "state") setChosen(calledOff(status.value));
    else if (chosen) status.value = isOldDate ? chosen : "scheduled";
    for (const state of CALLED_OFF) {
      const isWrong = status.value === state && oldState !== state && !isOldDate;
      form!
        .querySelector<HTMLInputElement>(`[name="state"][value="${state}"]`)!
        .setCustomValidity(isWrong ? STRUCK : "");
    }
  }

  return { dateHelp: chosen && helpFor(chosen), onInput };
}

const calledOff = (state: string | undefined) => CALLED_OFF.find((one) => one === state);
