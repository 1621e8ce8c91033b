import styles from "./styleguide.module.css";

const COLOURS = [
  "paper",
  "paperDeep",
  "ink",
  "inkSoft",
  "rule",
  "ruleStrong",
  "deodar",
  "dawn",
  "current",
  "burans",
  "lake",
] as const;

export function Colours() {
  return (
    <ul className={styles.colours}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <span className={`${styles.swatch} ${styles[colour]}`} />
          {colour}
        </li>
      ))}
    </ul>
  );
}
