import { useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/** Appears only when the next page takes a while. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.bar} aria-hidden="true" />;
}
