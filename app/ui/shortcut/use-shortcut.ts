import { useEffect, useEffectEvent } from "react";

/** Always with a modifier, so that typing or speech input cannot trigger it (WCAG 2.1.4). */
export type Shortcut = `Control+${Capitalize<string>}`;

export function useShortcut(shortcut: Shortcut, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(shortcut, event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isPressed(shortcut: Shortcut, { altKey, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // The code, not the key, because the letter depends on the alphabet.
  return code === shortcut.replace("Control+", "Key") && !altKey && (ctrlKey || metaKey);
}
