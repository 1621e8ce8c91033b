import type { ReactNode } from "react";
import { EditContent } from "../content/edit-content";
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
        <EditContent of="site" part="session" label="Session" place="foot" />
        Session <strong>{session}</strong>
      </p>
      <div className={styles.staff}>
        {faculty.length > 0 && (
          <Group of="team/staff" id="faculty-members" title="Faculty Members">
            <People people={faculty} first />
          </Group>
        )}
        {special.length > 0 && (
          <Group of="team/staff" id="special-members" title="Special Members">
            <People people={special} />
          </Group>
        )}
      </div>
      <Group
        of={`team/students-${year}`}
        id="students-team"
        title="Students Team"
        aside={<YearSelect years={years} selected={year} describe={(each) => `Students Team - ${each}`} />}
      >
        <People people={leads} large />
        <People people={members} />
      </Group>
    </div>
  );
}

type GroupProps = { of: string; id: string; title: string; aside?: ReactNode; children: ReactNode };

function Group({ of, id, title, aside, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <EditContent of={of} label={title} place="edge" />
      <div className={styles.groupHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
