import { NavLink } from "react-router";
import { DISCOVER_PAGES } from "./pages";
import styles from "./sub-navigation.module.css";

export function SubNavigation({ label }: { label: string }) {
  return (
    <nav className={styles.subNavigation} aria-label={label}>
      <ul>
        {DISCOVER_PAGES.map(({ to, title }) => (
          <li key={to}>
            <NavLink to={to} viewTransition>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
