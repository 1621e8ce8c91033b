import { useState, type InputEvent } from "react";

/** A text that is too long is not cut, as `maxlength` does with a pasted one: it is counted, and not sent. */
export function useLimit(max: number | undefined) {
  const [problem, setProblem] = useState<string>();
  return {
    /** Undefined for a text that fits. */
    problem,
    onInput({ currentTarget: control }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { length } = control.value;
      const isLonger = max !== undefined && length > max;
      const found = isLonger ? `Use at most ${formatted(max)} characters. This has ${formatted(length)}.` : undefined;
      control.setCustomValidity(found ?? "");
      setProblem(found);
    },
  };
}

const formatted = (length: number) => length.toLocaleString("en");
