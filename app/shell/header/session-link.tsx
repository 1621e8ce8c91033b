import { mayEdit } from "../../../domain/session";
import { forEditors } from "../../features/accounts/for-editors";
import { useSession } from "../../features/accounts/session-context";
import { Link } from "../../ui/link/link";
import styles from "./header.module.css";

const AdminControls = forEditors(() => import("./admin-controls"), <span className={styles.controls} />);

/** Shows `Loading...` until the user is known, then `Admin` and `Logout` for editors, or `Admin Login`. */
export function SessionLink() {
  const session = useSession();
  if (!session.loading) return mayEdit(session) ? <AdminControls /> : <LoginLink />;
  return (
    <>
      <span className={`${styles.control} ${styles.loading}`}>Loading...</span>
      {/* Without scripts nothing loads; the style sheet then shows this link. */}
      <noscript>
        <LoginLink />
      </noscript>
    </>
  );
}

function LoginLink() {
  return (
    <Link to="/admin-login" className={styles.control}>
      Admin Login
    </Link>
  );
}
