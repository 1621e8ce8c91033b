import type { ReactNode } from "react";
import { largestAddress, type Picture as PictureData } from "../../../../domain/picture";
import type { Winner } from "../../event-reports/report-reading.server.ts";
import type { EventPageData } from "./event-page-data.server.ts";
import { Badge } from "../../../ui/badge/badge";
import { Icon } from "../../../ui/icon/icon";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import { EventFacts } from "./event-facts";
import { Neighbours } from "./neighbours";
import styles from "./event-page.module.css";
import { PlainText } from "./plain-text";

type Props = { page: EventPageData; winners?: Winner[]; controls?: ReactNode; children?: ReactNode };

/** On a phone more letters of the usual size would fill the first screen. */
const LONG_TITLE = 70;

/** Also used for the preview of a draft. */
export function EventPage({ page, winners = [], controls, children }: Props) {
  const { title, status, stateNote, description } = page;
  return (
    <div className={styles.page}>
      <article>
        <header className={styles.head}>
          <div className={styles.bar}>
            <Link to="/events" className={styles.back}>
              <Icon name="arrow-left" size={18} />
              All events
            </Link>
            {controls}
          </div>
          <h1 dir="auto" className={title.length > LONG_TITLE ? styles.longTitle : undefined}>
            {title}
          </h1>
          {(status || stateNote) && (
            <p className={styles.status}>
              {status && <Badge variant={status.variant}>{status.word}</Badge>}
              {stateNote && <span dir="auto">{stateNote}</span>}
            </p>
          )}
        </header>
        <div className={page.hasLongStory ? `${styles.columns} ${styles.sideBySide}` : styles.columns}>
          <EventFacts page={page} />
          <div className={styles.story}>
            <EventPicture picture={page.picture} />
            <PlainText paragraphs={description} className={styles.words} />
            <Outcome page={page} winners={winners} />
          </div>
        </div>
      </article>
      {children}
      <Neighbours earlier={page.earlier} later={page.later} />
    </div>
  );
}

/** Shows the whole picture, with a link to its largest version. */
function EventPicture({ picture }: Pick<EventPageData, "picture">) {
  if (!picture) return null;
  return (
    <figure className={styles.picture}>
      <LargePicture picture={picture}>
        <Picture picture={picture} sizes="(min-width: 75rem) 48rem, (min-width: 60rem) 62vw, 92vw" first />
      </LargePicture>
      {picture.credit && <figcaption dir="auto">{picture.credit}</figcaption>}
    </figure>
  );
}

function LargePicture({ picture, children }: { picture: PictureData; children: ReactNode }) {
  return (
    <a className={styles.large} href={largestAddress(picture)}>
      {children}
      <span className={styles.largeLabel}>Open large</span>
    </a>
  );
}

/** Text, winners and photos added after the event. */
function Outcome({ page: { outcome, photos }, winners }: { page: EventPageData; winners: Winner[] }) {
  if (outcome.length === 0 && photos.length === 0 && winners.length === 0) return null;
  return (
    <section className={styles.outcome}>
      <h2>Outcome</h2>
      <PlainText paragraphs={outcome} className={styles.words} />
      {winners.length > 0 && <Winners winners={winners} />}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos">
          {photos.map((photo) => (
            <li key={photo.src}>
              <LargePicture picture={photo}>
                <Picture picture={photo} sizes="(min-width: 60rem) 24rem, (min-width: 30rem) 46vw, 92vw" />
              </LargePicture>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Winners({ winners }: { winners: Winner[] }) {
  return (
    <>
      <h3>Winners</h3>
      <ul className={styles.photos}>
        {winners.map(({ place, name, prize }, index) => (
          <li key={index} dir="auto">
            {place && <p>{place}</p>}
            <p className={styles.place}>{name}</p>
            {prize && <p>{prize}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
