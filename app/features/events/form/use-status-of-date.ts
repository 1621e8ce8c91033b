import { useEffect, useRef } from "react";
import type { FormTexts } from "../../../ui/form/form-texts";

const STRUCK =
  "Visitors would see the new date struck through. Choose “Scheduled” if the event takes place then, or enter the old date again.";

/** Refuses a new date of a cancelled or postponed event. `oldDate` is stored. Returns the attributes of the fields. */
export function useStatusOfDate({ date: oldDate }: FormTexts) {
  const ref = useRef<HTMLDivElement>(null);

  function onInput() {
    const { elements } = ref.current!.closest("form")!;
    const date = elements.namedItem("date") as HTMLInputElement;
    const states = elements.namedItem("state") as RadioNodeList;
    for (const state of states as NodeListOf<HTMLInputElement>) {
      const isStruck = state.checked && state.value !== "scheduled" && date.value !== oldDate;
      state.setCustomValidity(isStruck ? STRUCK : "");
    }
  }

  // Unsaved texts are there without an input event.
  useEffect(() => {
    if (ref.current) onInput();
  });

  return { ref, onInput };
}
