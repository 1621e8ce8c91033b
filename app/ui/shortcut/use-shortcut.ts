import { useEffect, useEffectEvent } from "react";

/** Without a modifier, typing or speech input could trigger a shortcut (WCAG 2.1.4). */
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
  // Compares the code, not the key, because the letter depends on the alphabet.
  return code === shortcut.replace("Control+", "Key") && !altKey && (ctrlKey || metaKey);
}
