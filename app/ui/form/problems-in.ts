import type { FormEvent } from "react";
import { CHECK_FIELDS, type FieldErrors } from "../../../domain/form-problems";

export type FormProblems = {
  text: string;
  reason?: string;
  fields: FieldErrors;
  /** The same form may be saved later, so the message stays when pictures have been sent since. */
  mayWork?: boolean;
};

/** Replaces the browser's bubbles by our messages. Focuses the first invalid field, unless there is a summary. */
export function onInvalid(report: (problems: FormProblems) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = [...event.currentTarget.elements] as HTMLInputElement[];
    const wrong = controls.filter((control) => control.willValidate && !control.validity.valid);
    wrong[0]?.focus();
    report({
      text: CHECK_FIELDS,
      fields: Object.fromEntries(wrong.map((one) => [one.name || one.id, problemOf(one)])),
    });
  };
}

/** Returns the choices of a conflict that nobody made, also in a form that may be incomplete. */
export function undecided(form: HTMLFormElement): FieldErrors {
  const open = form.querySelectorAll<HTMLInputElement>('[name^="choose-"]:invalid');
  return Object.fromEntries([...open].map((one) => [one.name, problemOf(one)]));
}

function problemOf({ type, accept, min, minLength, validity, validationMessage }: HTMLInputElement): string {
  // The browser has no value for half a date, so its message would be “missing”.
  if (validity.badInput && type === "date") return "Enter a complete date that exists.";
  if (validity.badInput && type === "time") return "Enter a complete time, hours and minutes.";
  if (validity.valueMissing && type === "file")
    return accept.startsWith("image") ? "Choose a picture." : "Choose a file.";
  if (validity.valueMissing) return MISSING[type] ?? "Fill in this field.";
  if (validity.typeMismatch && type === "email") return "Enter an email address, like name@example.edu.";
  if (validity.typeMismatch && type === "url") return "Enter an address that starts with https://";
  if (validity.patternMismatch) return "Enter a whole number.";
  if (validity.rangeUnderflow && type === "date")
    return `Choose ${new Date(min).toLocaleDateString("en", LONG)} or a later day.`;
  if (validity.tooShort) return `Use ${minLength} characters or more.`;
  return validationMessage;
}

/** `formatPlainDate` would add 1 KB to the sign-in page, which has no room for it. */
const LONG = { dateStyle: "long", timeZone: "UTC" } as const;
const MISSING: Record<string, string> = { radio: "Choose one.", date: "Enter a date." };
