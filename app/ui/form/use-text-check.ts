import { useState, type InputEvent } from "react";
import type { AnyField } from "../../../domain/collections/fields";
import { isFileName, NAME_OF_FILE } from "../../../domain/picture-description";

/** What the server would refuse is shown while it is typed, and not sent. */
export function useTextCheck(field: AnyField) {
  const [problem, setProblem] = useState<string>();
  return {
    /** Undefined for a text that fits. */
    problem,
    onInput({ currentTarget: control }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const found = problemOf(field, control.value);
      control.setCustomValidity(found ?? "");
      setProblem(found);
    },
  };
}

/** A text that is too long is not cut, as `maxlength` does with a pasted one. The limit of lines is for each of them. */
function problemOf(field: AnyField, text: string): string | undefined {
  const max = "max" in field && field.kind !== "lines" ? field.max : undefined;
  if (max !== undefined && text.length > max)
    return `Use at most ${formatted(max)} characters. This has ${formatted(text.length)}.`;
  return field.kind === "line" && field.describes && isFileName(text) ? NAME_OF_FILE : undefined;
}

const formatted = (length: number) => length.toLocaleString("en");
