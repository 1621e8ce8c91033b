import { useLocation } from "react-router";
import { Button } from "../../../ui/button/button";
import fieldStyles from "../../../ui/field/field.module.css";
import { eventReportCollection } from "../event-report-collection";
import { stepAt } from "./finish-steps";
import { NO_REPORT } from "./save-finished";

const { label, help } = eventReportCollection.fields.noReport;

/** Shown only on the first step, because a person who writes a report needs no such choice. */
export function NoReport({ isChosen }: { isChosen: boolean }) {
  if (stepAt(useLocation().hash) !== "numbers" || isChosen) return null;
  return (
    <div className="finish-none">
      <Button type="submit" name="as" value={NO_REPORT} variant="quiet">
        {label}
      </Button>
      <p className={fieldStyles.help}>{help}</p>
    </div>
  );
}
