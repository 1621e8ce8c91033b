import { useEffect, useEffectEvent } from "react";

/** Ctrl+S, or Cmd+S on a Mac. */
export function useSaveShortcut(save: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The code of the key, because its letter depends on the alphabet.
    const { altKey, code, ctrlKey, metaKey } = event;
    if (code !== "KeyS" || altKey || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
