import { Icon } from "../../ui/icon/icon";
import { Link } from "../../ui/link/link";
import styles from "./edit-link.module.css";

type Props = {
  /** The path of the file below content/, without its ending. */
  of: string;
  /** The name of a field. */
  part?: string;
  label: string;
  /** Above the heading of a section or page, on the upper edge of a smaller part, or at its foot. */
  place?: "section" | "edge" | "foot";
};

export default function EditLink({ of, part, label, place = "section" }: Props) {
  const to = `/admin/content/${of}${part ? `#${part}` : ""}`;
  return (
    <Link to={to} className={`${styles.edit} ${styles[place]}`} aria-label={`Edit: ${label}`}>
      <Icon name="pencil" size={18} />
      <span className={styles.words}>Edit: {label}</span>
    </Link>
  );
}
