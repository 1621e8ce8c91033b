import { countedAre } from "../../../../domain/counted-are";
import { buttonClass } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import { countOf } from "../text-count";
import type { IicSheet } from "./iic-sheet";

export function SheetSummary({ sheet: { id, session, isFinished, fields, unit } }: { sheet: IicSheet }) {
  const missing = fields.filter(({ value, isOptional }) => !value && !isOptional).length;
  const tooLong = fields.filter(({ value, limit }) => limit && countOf(value, unit) > limit).length;
  return (
    <div className="iic-summary">
      <p>
        The fields of the form of the Institution’s Innovation Council, in its order. {countedAre(missing, "field")}{" "}
        missing{tooLong > 0 && `, ${countedAre(tooLong, "field")} too long`}.
      </p>
      <p className="iic-files">
        <a className={buttonClass({})} href={`/api/events/${id}/iic.zip`} download>
          Photos and files (ZIP)
        </a>
        {isFinished && <Link to={`/admin/reports/${session}?event=${id}`}>Activity report, to print as PDF</Link>}
        <Link to={`/admin/reports/${session}`}>Report of the session</Link>
      </p>
    </div>
  );
}
