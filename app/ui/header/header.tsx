import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Mark } from "../mark/mark";
import { SessionLink } from "./session-link";
import styles from "./header.module.css";

const LINKS = [
  { to: "/", label: "Home", section: "/" },
  { to: "/discover/who-we-are", label: "E-CELL", section: "/discover" },
  { to: "/initiatives", label: "Initiatives", section: "/initiatives" },
  { to: "/events", label: "Events", section: "/events" },
  { to: "/gallery", label: "Gallery", section: "/gallery" },
  { to: "/blogs", label: "Blogs", section: "/blogs" },
  { to: "/connect", label: "Contact", section: "/connect" },
];

export function Header({ product, brand }: { product: string; brand: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={`${product}, ${brand}`}>
          <Mark />
          <span aria-hidden="true">{product}</span>
        </Link>
        <Menu />
      </div>
    </header>
  );
}

/** One list of links: in a row on wide screens, behind a button on narrow ones. `details` opens it without scripts too. */
function Menu() {
  const { pathname, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");

  // Going anywhere closes the menu: by a link, even to this same page, or by the browser's back button.
  useEffect(close, [key]);

  return (
    <>
      <nav className={styles.wide} aria-label="Main">
        <Links pathname={pathname} />
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes an open menu, wherever in it the focus is. */}
      <details
        ref={details}
        className={styles.narrow}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !details.current?.open) return;
          close();
          details.current.querySelector("summary")?.focus();
        }}
      >
        <summary>Menu</summary>
        <nav className={styles.sheet} aria-label="Menu">
          <Links pathname={pathname} />
        </nav>
      </details>
    </>
  );
}

function Links({ pathname }: { pathname: string }) {
  return (
    <ul className={styles.links}>
      {LINKS.map(({ to, label, section }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={isCurrent(pathname, section) ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
      <li className={styles.session}>
        <SessionLink />
      </li>
    </ul>
  );
}

function isCurrent(pathname: string, section: string): boolean {
  return pathname === section || (section !== "/" && pathname.startsWith(`${section}/`));
}
