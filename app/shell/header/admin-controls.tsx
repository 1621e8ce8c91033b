import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../features/accounts/session-context";
import { currentIn, Link } from "../../ui/link/link";
import { useNotices } from "../../ui/notice/notices";
import styles from "./header.module.css";

/** Visitors do not load this code. */
export default function AdminControls() {
  const { pathname } = useLocation();
  return (
    <div className={styles.controls}>
      <Link to="/admin" className={styles.link} aria-current={currentIn("/admin", pathname)}>
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

  async function logout({ currentTarget }: MouseEvent) {
    try {
      await signOut(() => navigate("/"));
      notify("success", "You are logged out.", { path: "/" });
    } catch {
      // The open menu of a phone covers the message.
      currentTarget.closest("details")?.removeAttribute("open");
      notify("failure", "You could not be signed out. Check the connection and try again.");
    }
  }
  return (
    <button type="button" className={styles.control} onClick={(event) => void logout(event)}>
      Logout
    </button>
  );
}
