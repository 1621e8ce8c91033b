import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import type { Person } from "./team-data";
import { initialsOf } from "./initials";
import styles from "./team.module.css";

type PeopleProps = { people: Person[]; large?: boolean; first?: boolean };

/** The leads are larger, in a separate row. `first`: the row is on the first screen. */
export function People({ people, large = false, first = false }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul className={`${styles.people} ${large ? styles.large : ""}`}>
      {people.map((person, index) => (
        <li key={index} className={styles.person}>
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
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 30vw, 45vw" first={first} />
        ) : (
          <p className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </p>
        )}
      </div>
      <div>
        <h3 dir="auto">{name}</h3>
        <p className={styles.role}>{role}</p>
        {picture?.credit && (
          <p className={styles.role} dir="auto">
            {picture.credit}
          </p>
        )}
      </div>
      {(email || professional || photos) && (
        <ul className={styles.links}>
          {email && <PersonLink href={`mailto:${email}`} label={`Email ${name}`} title={email} icon="mail" />}
          {professional && <PersonLink href={professional} label={`${name} on LinkedIn`} icon="briefcase" />}
          {photos && <PersonLink href={photos} label={`${name} on Instagram`} icon="camera" />}
        </ul>
      )}
    </>
  );
}

type LinkProps = { href: string; label: string; title?: string; icon: string };

/** The title of a mail link is the address, which is printed. */
function PersonLink({ href, label, title = label, icon }: LinkProps) {
  return (
    <li>
      <a href={href} aria-label={label} title={title}>
        <Icon name={icon} size={20} />
      </a>
    </li>
  );
}
