import { Icon } from "../../ui/icon/icon";
import { Link } from "../../ui/link/link";
import styles from "./edit-link.module.css";

type Target =
  | {
      /** The path of the file below content/, without its ending. */
      of: string;
      /** The name of a field. */
      part?: string;
    }
  /** The page of another form. */
  | { to: string };
type Props = Target & {
  label: string;
  /** Above the heading of a section or page, on the upper edge of a smaller part, or at its foot. */
  place?: "section" | "edge" | "foot";
};

export default function EditLink({ label, place = "section", ...target }: Props) {
  return (
    <Link to={pathOf(target)} className={`${styles.edit} ${styles[place]}`} aria-label={`Edit: ${label}`}>
      <Icon name="pencil" size={18} />
      <span className={styles.words}>Edit: {label}</span>
    </Link>
  );
}

function pathOf(target: Target): string {
  if ("to" in target) return target.to;
  return `/admin/content/${target.of}${target.part ? `#${target.part}` : ""}`;
}
