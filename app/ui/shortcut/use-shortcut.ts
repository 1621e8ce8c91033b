import { useEffect, useEffectEvent } from "react";

/** Always with a modifier, so that nobody sets one off by typing or by speech input (WCAG 2.1.4). Written as `aria-keyshortcuts` has it. */
export type Shortcut = `${"Alt" | "Control"}+${Capitalize<string>}`;

/** Does `act` on these keys, wherever the focus is. On a Mac, Command stands for Control. */
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

function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const [modifier, letter] = shortcut.split("+");
  const [alt, control] = [event.altKey, event.ctrlKey || event.metaKey];
  // The code, not the key: on a Mac, Alt and N make another letter.
  return event.code === `Key${letter}` && alt === (modifier === "Alt") && control === (modifier === "Control");
}
