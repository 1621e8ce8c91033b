import { useLocation } from "react-router";
import { currentIn, Link } from "../../ui/link/link";
import type { Logo } from "./logo";
import { Mark } from "./mark";
import { MenuSheet } from "./menu-sheet";
import { SessionLink } from "./session-link";
import styles from "./header.module.css";

const linksOf = (menuName: string) => [
  { to: "/", label: "Home" },
  { to: "/discover/who-we-are", label: menuName, section: "/discover" },
  { to: "/initiatives", label: "Initiatives" },
  { to: "/events", label: "Events" },
  { to: "/gallery", label: "Gallery" },
  { to: "/blogs", label: "Blogs" },
  { to: "/connect", label: "Contact" },
];

type LinksProps = { menuName: string; hasSession: boolean };
type Props = LinksProps & { product: string; brand: string; logo?: Logo };

/** A row of links on wide screens, a menu on narrow ones. Without `hasSession` nobody can sign in or out. */
export function Header({ product, brand, logo, menuName, hasSession }: Props) {
  const { pathname, key } = useLocation();
  const links = <Links menuName={menuName} hasSession={hasSession} pathname={pathname} />;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={`${product}, ${brand}`}>
          {logo ? <img {...logo} alt="" /> : <Mark />}
          <span aria-hidden="true">{product}</span>
        </Link>
        <nav className={styles.wide} aria-label="Main">
          {links}
        </nav>
        <MenuSheet key={key}>{links}</MenuSheet>
      </div>
    </header>
  );
}

function Links({ menuName, pathname, hasSession }: LinksProps & { pathname: string }) {
  return (
    <ul className={styles.links}>
      {linksOf(menuName).map(({ to, label, section = to }) => (
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
