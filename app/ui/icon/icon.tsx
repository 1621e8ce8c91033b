import icons from "./icons.svg";
import styles from "./icon.module.css";

type Props = {
  /** The id of a group in icons.svg. To add an icon, add a group there. */
  name: string;
  size?: number;
};

/** A small line drawing, which inherits its colour. Decorative: the text beside it says what it means. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
