import { useId, type ReactNode } from "react";
import { chooseTheme, THEMES, useTheme, type Theme } from "./theme";
import { Icon } from "../../ui/icon/icon";
import styles from "./theme-switch.module.css";

const MONITOR = (
  <>
    <rect width="20" height="14" x="2" y="3" rx="2" />
    <path d="M8 21h8M12 17v4" />
  </>
);
const SUN = (
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41" />
  </>
);
const MOON = (
  <path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />
);

const LOOKS: Record<Theme, { label: string; icon: ReactNode }> = {
  system: { label: "System", icon: MONITOR },
  light: { label: "Light", icon: SUN },
  dark: { label: "Dark", icon: MOON },
};

/** What was chosen before the scripts came counts; "system" is what the page was sent with. */
function takeEarlyChoice(choices: HTMLFieldSetElement | null): void {
  const early = choices?.querySelector<HTMLInputElement>(":checked:not([value=system])");
  if (early) chooseTheme(early.value as Theme);
}

/** Three radio buttons, so that a screen reader says what is chosen. It needs scripts; without them the site follows the system. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset ref={takeEarlyChoice} className={styles.switch}>
      <legend>Theme</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => {
          const { label, icon } = LOOKS[theme];
          return (
            <label key={theme} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              <Icon size={16}>{icon}</Icon>
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
