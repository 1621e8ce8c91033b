import type { EventPageData } from "./event-page-data.server.ts";
import { ButtonLink } from "../../../ui/button/button";
import { DateBlock } from "../date-block/date-block";
import { ShareLinks } from "./share-links";
import styles from "./event-page.module.css";

export function EventFacts({ page }: { page: EventPageData }) {
  const { days, times, location, fee, link, calendar, share, title } = page;
  return (
    <aside className={styles.facts} aria-label="Date and place">
      <dl className={styles.when}>
        <div>
          <dt>When</dt>
          <dd>
            <DateBlock event={days} times={times} />
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd className={styles.place} dir="auto">
            {location}
          </dd>
        </div>
        {fee && (
          <div>
            <dt>Fee</dt>
            <dd className={styles.place} dir="auto">
              {fee}
            </dd>
          </div>
        )}
      </dl>
      {link && (
        <p className={styles.link}>
          <ButtonLink to={link.url}>
            <span dir="auto">{link.label}</span>
          </ButtonLink>
        </p>
      )}
      {calendar && <CalendarLinks {...calendar} />}
      <ShareLinks title={title} {...share} />
    </aside>
  );
}

function CalendarLinks({ file, google, outlook }: NonNullable<EventPageData["calendar"]>) {
  return (
    <div className={styles.share}>
      <h2>Add to calendar</h2>
      <ul>
        <li>
          <a href={file}>Calendar file</a>
        </li>
        <li>
          <a href={google} rel="noopener">
            Google
          </a>
        </li>
        <li>
          <a href={outlook} rel="noopener">
            Outlook
          </a>
        </li>
      </ul>
    </div>
  );
}
