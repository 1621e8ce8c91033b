import { useEffect, useRef, useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { TextArea } from "../../../ui/field/field";
import type { NewSession, YearText } from "../new-session";
import { settleText, stepPath } from "../new-session-calls";
import { useUnsaved } from "../unsaved-changes";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";

export function Texts({ session: { id, texts, oldLabel, label } }: StepProps) {
  const isDone = texts.length === 0;
  const lead = useRef<HTMLParagraphElement>(null);
  // Without the last text the page is so short that a phone would show its end.
  useEffect(() => {
    if (isDone) lead.current?.scrollIntoView({ block: "nearest" });
  }, [isDone]);
  return (
    <>
      <p ref={lead}>
        {isDone ? (
          "No other text speaks of last year."
        ) : (
          <>
            These texts may speak of <span className={styles.label}>{oldLabel}</span>. Posts, events and old years are
            not changed.
          </>
        )}
      </p>
      <ul className={adminStyles.rows}>
        {texts.map((text) => (
          <YearTextForm key={text.id} {...{ id, text, label }} />
        ))}
      </ul>
      <div className={adminStyles.actions}>
        <ButtonLink to={stepPath(id, "look")}>Go on</ButtonLink>
      </div>
    </>
  );
}

type FormProps = Pick<NewSession, "id" | "label"> & { text: YearText };

function YearTextForm({ id, text, label }: FormProps) {
  const { unsaved, forget } = useUnsaved();
  const { id: textId, place, was, suggestion, isFixed } = text;
  const [typed, setTyped] = useState(unsaved[textId] ?? suggestion);
  const act = useAction("It could not be changed.");
  async function settle(changed: string | null) {
    if (
      await act(
        () => settleText(id, textId, changed),
        changed === null ? `“${place}” stays.` : `“${place}” changes when the session is published.`,
      )
    )
      forget(textId);
  }
  return (
    <li>
      <section className={`${adminStyles.rowWords} ${styles.group}`} aria-label={place}>
        <h2>{place}</h2>
        <p className={styles.quote} dir="auto">
          {was}
        </p>
        {isFixed ? (
          <p>Instead: {suggestion}</p>
        ) : (
          <TextArea
            label="New text"
            name={textId}
            required
            help={suggestion === was && `Write what is true in ${label}, or leave it.`}
            rows={Math.min(8, 1 + Math.ceil(was.length / 60))}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
        <div className={adminStyles.actions}>
          {typed !== was && (
            <Button small onClick={() => void settle(typed)}>
              Use this<span className="visually-hidden"> in {place}</span>
            </Button>
          )}
          <Button small variant="quiet" onClick={() => void settle(null)}>
            Leave it<span className="visually-hidden">: {place}</span>
          </Button>
        </div>
      </section>
    </li>
  );
}
