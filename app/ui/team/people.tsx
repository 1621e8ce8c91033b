import { Briefcase, Camera, Mail, type LucideIcon } from "lucide-react";
import { Picture } from "../picture/picture";
import type { Person } from "./team-data";
import styles from "./team.module.css";

/** Portraits in a row; the leads stand larger, in a row of their own. */
export function People({ people, large = false }: { people: Person[]; large?: boolean }) {
  if (people.length === 0) return null;
  return (
    <ul className={`${styles.people} ${large ? styles.large : ""}`}>
      {people.map((person) => (
        <li key={person.email} className={styles.person}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person }: { person: Person }) {
  const { name, role, picture, email, professional, photos } = person;
  return (
    <>
      <div className={styles.portrait}>
        <Picture picture={picture} sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 30vw, 45vw" />
      </div>
      <div>
        <h3 dir="auto">{name}</h3>
        <p className={styles.role}>{role}</p>
        <ul className={styles.links}>
          <PersonLink href={`mailto:${email}`} label={`Email ${name}`} icon={Mail} />
          <PersonLink href={professional} label={`${name} on LinkedIn`} icon={Briefcase} />
          <PersonLink href={photos} label={`${name} on Instagram`} icon={Camera} />
        </ul>
      </div>
    </>
  );
}

function PersonLink({ href, label, icon: Icon }: { href: string; label: string; icon: LucideIcon }) {
  return (
    <li>
      <a href={href} aria-label={label} title={label}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </a>
    </li>
  );
}
