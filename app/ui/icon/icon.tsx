import drawings from "../drawings.svg";
import styles from "./icon.module.css";

type Props = {
  /** The id of a group in drawings.svg. */
  name: string;
  size?: number;
};

/** A decorative drawing in the colour of the text next to it, which gives its meaning. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
