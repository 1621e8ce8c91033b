import type { ReactNode } from "react";
import { YearSelect } from "../../ui/year-select/year-select";
import { People } from "./people";
import type { Team } from "./team-data";
import styles from "./team.module.css";

/** Below a page's `h1`, so its headings start at level 2. */
export function TeamSection({ team }: { team: Team }) {
  const { session, faculty, special, years, year, leads, members } = team;
  return (
    <div className={styles.team}>
      <p className={styles.session}>
        Session <strong>{session}</strong>
      </p>
      <div className={styles.staff}>
        <Group id="faculty-members" title="Faculty Members">
          <People people={faculty} first />
        </Group>
        {special.length > 0 && (
          <Group id="special-members" title="Special Members">
            <People people={special} />
          </Group>
        )}
      </div>
      <Group
        id="students-team"
        title="Students Team"
        aside={<YearSelect label="Year" years={years} selected={year} describe={(each) => `Students Team - ${each}`} />}
      >
        <People people={leads} large />
        <People people={members} />
      </Group>
    </div>
  );
}

function Group({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
