import { useLocation } from "react-router";
import { currentIn, Link } from "../../ui/link/link";
import { Mark } from "./mark";
import { MenuSheet } from "./menu-sheet";
import { SessionLink } from "./session-link";
import styles from "./header.module.css";

const LINKS = [
  { to: "/", label: "Home" },
  { to: "/discover/who-we-are", label: "E-CELL", section: "/discover" },
  { to: "/initiatives", label: "Initiatives" },
  { to: "/events", label: "Events" },
  { to: "/gallery", label: "Gallery" },
  { to: "/blogs", label: "Blogs" },
  { to: "/connect", label: "Contact" },
];

type Props = { product: string; brand: string; hasSession: boolean };

/** A row of links on wide screens, a menu on narrow ones. Without `hasSession` nobody can sign in or out. */
export function Header({ product, brand, hasSession }: Props) {
  const { pathname, key } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={`${product}, ${brand}`}>
          <Mark />
          <span aria-hidden="true">{product}</span>
        </Link>
        <nav className={styles.wide} aria-label="Main">
          <Links pathname={pathname} hasSession={hasSession} />
        </nav>
        <MenuSheet place={key}>
          <Links pathname={pathname} hasSession={hasSession} />
        </MenuSheet>
      </div>
    </header>
  );
}

function Links({ pathname, hasSession }: { pathname: string; hasSession: boolean }) {
  return (
    <ul className={styles.links}>
      {LINKS.map(({ to, label, section = to }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={currentIn(section, pathname)}>
            {label}
          </Link>
        </li>
      ))}
      {hasSession && (
        <li>
          <SessionLink />
        </li>
      )}
    </ul>
  );
}
