/** What a visitor has typed stays in this tab, also after a reload or another page, until it is sent. */
import { useEffect, type RefObject } from "react";

const NAME = "contact-message";
const FIELDS = ["from_name", "from_email", "message"];

export function storeTyped(form: HTMLFormElement): void {
  const typed = new FormData(form);
  withStorage((storage) => storage.setItem(NAME, JSON.stringify(FIELDS.map((name) => typed.get(name)))));
}

export function removeTyped(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** Fills empty fields only, because a person may type before the script has loaded. */
export function useTypedMessage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    withStorage((storage) => {
      const typed = JSON.parse(storage.getItem(NAME) ?? "[]") as string[];
      for (const [index, name] of FIELDS.entries()) {
        const field = form.current?.elements.namedItem(name) as HTMLInputElement | null;
        if (field && !field.value) field.value = typed[index] ?? "";
      }
    });
  }, [form]);
}

/** Storage may be disabled or full; then nothing is stored. */
function withStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // A visitor without storage sends the message as before.
  }
}
