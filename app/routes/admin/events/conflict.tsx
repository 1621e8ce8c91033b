import type { Event } from "../../../../domain/event";
import { EVENT_LABELS, type LabelledField } from "../../../../domain/event-labels";
import { Button } from "../../../ui/button/button";
import { Notice } from "../../../ui/notice/notice";
import adminStyles from "../admin.module.css";
import styles from "./conflict.module.css";
import { textsOf, type FormTexts } from "./event-draft";

const FIELDS = (Object.keys(EVENT_LABELS) as LabelledField[]).filter((name) => name !== "image" && name !== "photos");

type Props = { mine: FormTexts; theirs: Event; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two people edited one event: what differs, side by side, and the choice. What was typed stays in the form. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const their = textsOf(theirs);
  const differing = FIELDS.filter((name) => mine[name] !== their[name]);
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <Notice kind="failure" takesFocus={theirs}>
        <p id="conflict">Someone else has saved this event since you opened it. Your words are still in the form.</p>
      </Notice>
      <div className={adminStyles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved by them</th>
              <th scope="col">Typed by you</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{EVENT_LABELS[name]}</th>
                <td dir="auto">{their[name] || "nothing"}</td>
                <td dir="auto">{mine[name] || "nothing"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>Whatever you choose, both versions stay in the history of the event.</p>
      <div className={adminStyles.actions}>
        <Button onClick={onKeepMine}>Save mine over theirs</Button>
        <Button look="quiet" onClick={onTakeTheirs}>
          Take theirs and drop mine
        </Button>
      </div>
    </section>
  );
}
