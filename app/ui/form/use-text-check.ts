import { useState, type InputEvent } from "react";
import type { AnyField } from "../../../domain/collections/fields";
import { openBold } from "./prose-edit";
import { isFileName, NAME_OF_FILE } from "../../../domain/picture-description";

/** Shows while typing what the server would reject, and blocks sending it. Also blocks bold words without an end. */
export function useTextCheck(field: AnyField) {
  const [problem, setProblem] = useState<string>();
  return {
    /** Undefined for a valid text. */
    problem,
    onInput({ currentTarget: control }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const found = problemOf(field, control.value);
      // Not shown while somebody is still typing the words.
      const unfinished = field.kind === "prose" ? openBold(control.value) : undefined;
      control.setCustomValidity(found ?? unfinished ?? "");
      setProblem(found);
    },
  };
}

/** Unlike `maxlength`, does not cut pasted text. A field of lines has a limit for each line. */
function problemOf(field: AnyField, text: string): string | undefined {
  const max = "max" in field && field.kind !== "lines" ? field.max : undefined;
  if (max !== undefined && text.length > max)
    return `Use at most ${formatted(max)} characters. This has ${formatted(text.length)}.`;
  return field.kind === "line" && field.describes && isFileName(text) ? NAME_OF_FILE : undefined;
}

const formatted = (length: number) => length.toLocaleString("en");
