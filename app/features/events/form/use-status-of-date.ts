import { useEffect, useRef, useState, type InputEvent } from "react";
import type { FormTexts } from "../../../ui/form/form-texts";

const CALLED_OFF = ["cancelled", "postponed"] as const;
type CalledOff = (typeof CALLED_OFF)[number];

const helpFor = (state: CalledOff) =>
  `The event is ${state}. With a new date, “Scheduled” is chosen under “Status” below.`;
const STRUCK =
  "Visitors would see the new date struck through. Choose “Scheduled” if the event takes place then, or enter the old date again.";

/**
 * A cancelled or postponed event takes place on its new date, unless the person chooses its stored status again.
 * `before` is stored, and `texts` begin the form: they may be unsaved. Returns the help for the date, too.
 */
export function useStatusOfDate({ date: oldDate, state: oldState }: FormTexts, texts: FormTexts) {
  const fields = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(calledOff(texts.state) ?? calledOff(oldState));

  function check(form: HTMLFormElement) {
    const { value } = form.elements.namedItem("state") as RadioNodeList;
    for (const state of CALLED_OFF) {
      const isWrong = value === state && oldState !== state && dateIn(form) !== oldDate;
      form
        .querySelector<HTMLInputElement>(`[name="state"][value="${state}"]`)!
        .setCustomValidity(isWrong ? STRUCK : "");
    }
  }

  // Unsaved texts are there without an input event.
  useEffect(() => {
    if (fields.current) check(fields.current.closest("form")!);
  });

  function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, form } = target as HTMLInputElement;
    if (name !== "date" && name !== "state") return;
    const status = form!.elements.namedItem("state") as RadioNodeList;
    if (name === "state") setChosen(calledOff(status.value));
    else if (chosen) status.value = dateIn(form!) === oldDate ? chosen : "scheduled";
    check(form!);
  }

  return { dateHelp: chosen && helpFor(chosen), fields, onInput };
}

const dateIn = (form: HTMLFormElement) => (form.elements.namedItem("date") as HTMLInputElement).value;

const calledOff = (state: string | undefined) => CALLED_OFF.find((one) => one === state);
