import { Monitor, Moon, Sun, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { chooseTheme, THEMES, useTheme, type Theme } from "../../theme/theme";
import styles from "./theme-switch.module.css";

const LOOKS: Record<Theme, { label: string; icon: LucideIcon }> = {
  system: { label: "System", icon: Monitor },
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
};

/** Three radio buttons, so that a screen reader says what is chosen. It needs scripts; without them the site follows the system. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => {
          const { label, icon: Icon } = LOOKS[theme];
          return (
            <label key={theme} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              <Icon aria-hidden="true" size={16} />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
