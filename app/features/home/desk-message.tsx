import { EditContent } from "../content/edit-content";
import { Picture } from "../../ui/picture/picture";
import { Prose } from "../../ui/prose/prose";
import type { HomeData } from "./home-data";
import styles from "./desk-message.module.css";

export function DeskMessage({ desk }: { desk: HomeData["desk"] }) {
  return (
    <section className={styles.desk}>
      <EditContent of="desk-message" label="Message" />
      <div className={styles.deskInner}>
        <h2>{desk.heading}</h2>
        <div className={styles.sender}>
          <div className={styles.portrait}>
            <EditContent of="home" part="desk.name" label="Sender" place="foot" />
            <Picture picture={desk.picture} sizes="(min-width: 60rem) 15rem, 6.5rem" />
          </div>
          <div>
            <p className={styles.senderName}>{desk.name}</p>
            <p className={styles.senderTitle}>{desk.title}</p>
            {desk.picture.credit && (
              <p className={styles.senderTitle} dir="auto">
                {desk.picture.credit}
              </p>
            )}
          </div>
        </div>
        <Prose prose={desk.message} className={styles.letter} />
      </div>
    </section>
  );
}
