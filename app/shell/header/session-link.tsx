import { useLocation, useNavigate } from "react-router";
import { mayEdit } from "../../../domain/session";
import { useSession } from "../../features/accounts/session-context";
import { Link } from "../../ui/link/link";
import { useNotices } from "../../ui/notice/notices";
import styles from "./header.module.css";

/**
 * `Loading...` until the user is known, then `Admin` and `Logout` for editors and administrators, and `Admin Login` for
 * everyone else.
 */
export function SessionLink() {
  const session = useSession();
  if (!session.loading) return mayEdit(session) ? <AdminControls /> : <LoginLink />;
  return (
    <>
      <span className={`${styles.control} ${styles.loading}`}>Loading...</span>
      {/* Without scripts nothing is being loaded; the style sheet then shows this link. */}
      <noscript>
        <Link to="/admin-login" className={styles.control}>
          Admin Login
        </Link>
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

function AdminControls() {
  const { pathname } = useLocation();
  return (
    <div className={styles.controls}>
      <Link
        to="/admin"
        className={styles.link}
        aria-current={pathname === "/admin" || pathname.startsWith("/admin/") ? "page" : undefined}
      >
        Admin
      </Link>
      <LogoutButton />
    </div>
  );
}

function LogoutButton() {
  const { signOut } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();

  async function logout() {
    try {
      await signOut(() => navigate("/"));
    } catch {
      notify("failure", "You could not be signed out. Check the connection and try again.");
    }
  }
  return (
    <button type="button" className={styles.control} onClick={() => void logout()}>
      Logout
    </button>
  );
}
