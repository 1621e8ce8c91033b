import { Fragment } from "react";
import { EditContent } from "../../features/content/edit-content";
import type { SiteContent } from "../../../domain/content/site";
import { RidgeEdge } from "../../ui/land/ridge-edge";
import { Link } from "../../ui/link/link";
import { useStaticCopy } from "../../ui/page/static-copy";
import { ThemeSwitch } from "../theme/theme-switch";
import styles from "./footer.module.css";

type FooterSite = Pick<
  SiteContent,
  "product" | "brand" | "address" | "email" | "university" | "socials" | "copyright" | "credits"
>;

export function Footer({ site }: { site: FooterSite }) {
  // oxlint-disable-next-line react/rules-of-hooks -- A constant of the build decides.
  const isCopy = import.meta.env.SSR && useStaticCopy();
  return (
    <footer className={styles.footer}>
      <RidgeEdge />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <Address site={site} />
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {footerLinks(site.product).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.links} aria-label="Other sites">
            {elsewhere(site).map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.small}>
          <SmallPrint site={site} />
          {!isCopy && <ThemeSwitch />}
        </div>
      </div>
    </footer>
  );
}

function SmallPrint({ site }: { site: FooterSite }) {
  return (
    <div>
      <p>
        © {site.copyright.year} {site.copyright.holder}
      </p>
      {site.credits.map((credit) => (
        <p key={credit}>{credit}</p>
      ))}
      <p>
        <Link to="/privacy">Privacy</Link>
      </p>
    </div>
  );
}

function Address({ site }: { site: FooterSite }) {
  return (
    <div>
      <EditContent of="site" part="address" label="Name and address" place="edge" />
      <p className={styles.name}>{site.product}</p>
      <p>{site.brand}</p>
      <address className={styles.address}>
        {site.address
          .filter((line) => line !== site.brand)
          .map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </address>
    </div>
  );
}

function footerLinks(product: string) {
  return [
    { to: "/discover/mission-and-vision", label: "Mission and Vision" },
    { to: "/events", label: "Events" },
    { to: "/initiatives", label: "Initiatives" },
    { to: "/gallery", label: "Gallery" },
    { to: "/learn", label: "Learn" },
    { to: "/discover/who-we-are", label: "Who we are" },
    { to: "/discover/thrust-areas", label: `How ${product} works` },
    { to: "/team", label: "Meet the Team" },
    { to: "/discover/partners-and-collaborators", label: "Partners and Collaborators" },
    { to: "/connect", label: "Contact" },
  ];
}

function elsewhere({ socials, university }: FooterSite) {
  return [
    { href: university.url, label: university.name },
    { href: socials.facebook, label: "Facebook" },
    { href: socials.instagram, label: "Instagram" },
    ...socials.linkedin.map(({ label, url }) => ({ href: url, label })),
  ].filter(({ href }) => href);
}
