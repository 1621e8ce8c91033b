/** What a visitor has typed stays in this tab, also after a reload or another page, until it is sent. */
import { useEffect, type RefObject } from "react";
import { withStorage } from "../../../ui/form/with-storage";

const NAME = "contact-message";
const FIELDS = ["from_name", "from_email", "message"];

export function storeTyped(form: HTMLFormElement): void {
  const typed = new FormData(form);
  withStorage(() => sessionStorage.setItem(NAME, JSON.stringify(FIELDS.map((name) => typed.get(name)))));
}

export function removeTyped(): void {
  withStorage(() => sessionStorage.removeItem(NAME));
}

/** Fills empty fields only, because a person may type before the script has loaded. */
export function useTypedMessage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const typed = withStorage(() => JSON.parse(sessionStorage.getItem(NAME) ?? "[]") as string[]) ?? [];
    for (const [index, name] of FIELDS.entries()) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && !field.value) field.value = typed[index] ?? "";
    }
  }, [form]);
}
