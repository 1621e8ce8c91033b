import { useId } from "react";
import { chooseTheme, THEMES, useTheme, type Theme } from "./theme";
import { Icon } from "../../ui/icon/icon";
import styles from "./theme-switch.module.css";

const CHOICES: Record<Theme, { label: string; icon: string }> = {
  system: { label: "System", icon: "monitor" },
  light: { label: "Light", icon: "sun" },
  dark: { label: "Dark", icon: "moon" },
};

function takeEarlyChoice(choices: HTMLFieldSetElement | null): void {
  const early = choices?.querySelector<HTMLInputElement>(":checked:not([value=system])");
  if (early) chooseTheme(early.value as Theme);
}

/** Radio buttons, so that a screen reader announces the choice. Without scripts the site uses the system's theme. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset ref={takeEarlyChoice} className={styles.switch}>
      <legend>Theme</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => {
          const { label, icon } = CHOICES[theme];
          return (
            <label key={theme} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              <Icon name={icon} size={16} />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
