import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import type { Person } from "./team-data";
import styles from "./team.module.css";

const MAIL = (
  <>
    <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
    <rect x="2" y="4" width="20" height="16" rx="2" />
  </>
);
const BRIEFCASE = (
  <>
    <path d="M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16" />
    <rect width="20" height="14" x="2" y="6" rx="2" />
  </>
);
const CAMERA = (
  <>
    <path d="M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z" />
    <circle cx="12" cy="13" r="3" />
  </>
);

type PeopleProps = { people: Person[]; large?: boolean; first?: boolean };

/** Portraits in a row; the leads are larger, in a row of their own. `first`: the row is on the first screen. */
export function People({ people, large = false, first = false }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul className={`${styles.people} ${large ? styles.large : ""}`}>
      {people.map((person, index) => (
        <li key={person.email} className={styles.person}>
          <PersonCard person={person} first={first && index < 2} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person, first }: { person: Person; first: boolean }) {
  const { name, role, picture, email, professional, photos } = person;
  return (
    <>
      <div className={styles.portrait}>
        <Picture picture={picture} sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 30vw, 45vw" first={first} />
      </div>
      <div>
        <h3 dir="auto">{name}</h3>
        <p className={styles.role}>{role}</p>
      </div>
      <ul className={styles.links}>
        <PersonLink href={`mailto:${email}`} label={`Email ${name}`} icon={MAIL} />
        <PersonLink href={professional} label={`${name} on LinkedIn`} icon={BRIEFCASE} />
        <PersonLink href={photos} label={`${name} on Instagram`} icon={CAMERA} />
      </ul>
    </>
  );
}

function PersonLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <li>
      <a href={href} aria-label={label} title={label}>
        <Icon size={20} strokeWidth={1.75}>
          {icon}
        </Icon>
      </a>
    </li>
  );
}
