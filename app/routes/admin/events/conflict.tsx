import type { Event } from "../../../../domain/event";
import { Button } from "../../../ui/button/button";
import { Notice } from "../../../ui/notice/notice";
import adminStyles from "../admin.module.css";
import styles from "./conflict.module.css";
import { textsOf, type FormTexts } from "./event-draft";

const LABELS: Record<string, string> = {
  title: "Title",
  description: "Description",
  date: "Date",
  location: "Location",
  startTime: "Start time",
  endDate: "Last day",
  endTime: "End time",
  state: "State",
  stateNote: "Note on the state",
  linkUrl: "Link",
  linkLabel: "Words of the link",
  outcome: "What came of it",
  imageAlt: "What the picture shows",
  imageCredit: "Credit",
  imageFocus: "Keep in sight",
};

type Props = { mine: FormTexts; theirs: Event; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two people edited one event: what differs, side by side, and the choice. What was typed stays in the form. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const their = textsOf(theirs);
  const differing = Object.keys(LABELS).filter((name) => mine[name] !== their[name]);
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <Notice kind="failure">
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
                <th scope="row">{LABELS[name]}</th>
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
