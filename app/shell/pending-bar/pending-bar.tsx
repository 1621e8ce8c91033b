import { useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/** A thin bar while the next page is on its way; it shows only when that takes a while. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.bar} aria-hidden="true" />;
}
