import { formatMoment } from "../../../domain/moments";
import { SmallButton } from "../admin/small-button";
import styles from "../admin/admin.module.css";
import type { Start } from "./typed-texts";

type Props = {
  start: Pick<Start<object>, "restoredFrom" | "isElsewhere">;
  /** Somebody has saved the document since. */
  isOutdated: boolean;
  /** Some of the text is in parts that the form does not show, and does not save. */
  hasOtherParts: boolean;
  timeZone: string;
  /** What the button of the form does. */
  verb: "publish" | "save";
  onDiscard: () => void;
  /** Replaces the text by an older one from this browser, if there is one. */
  onUseOlder: (() => void) | undefined;
};

/** Says that the form starts with unsaved changes of an earlier visit. */
export function RestoredTexts({ start, isOutdated, hasOtherParts, timeZone, verb, onDiscard, onUseOlder }: Props) {
  const { restoredFrom, isElsewhere } = start;
  if (!restoredFrom) return null;
  const when = formatMoment(restoredFrom, timeZone);
  return (
    <div className={styles.note} role="status">
      <p>
        {isElsewhere
          ? `Restored what you typed on ${when} on another device. You did not ${verb} it.`
          : `You made these changes on ${when} and did not ${verb} them.`}
        {hasOtherParts && " Some of them are in other parts of the page. They are not published with this one."}
        {isOutdated && ` A newer version was saved meanwhile. When you ${verb}, both are put together.`}
      </p>
      <SmallButton label="Discard these changes" onClick={onDiscard} />
      {onUseOlder && <SmallButton label="Use what you typed in this browser instead" onClick={onUseOlder} />}
    </div>
  );
}
