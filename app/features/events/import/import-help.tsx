import { EVENT_STATES } from "../event-collection";
import { columnLabel, OPTIONAL_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from "../event-import";
import styles from "./import.module.css";

export function ImportHelp() {
  return (
    <div className={styles.help}>
      <p>
        The first row names the columns: {labels(REQUIRED_COLUMNS)}. These are optional: {labels(OPTIONAL_COLUMNS)}.
        Photos cannot be imported.
      </p>
      <p>
        Write dates like 2025-10-13, 13/10/2025 or 13 Oct 2025, and times like 14:30 or 2:30 pm. The status is one of:{" "}
        {EVENT_STATES.join(", ")}. An event with “yes” under {columnLabel("draft")} is not published.
      </p>
      <p>
        <a href="/api/events.sample.csv" download>
          Download a sample file
        </a>
      </p>
    </div>
  );
}

function labels(columns: readonly ImportColumn[]): string {
  return columns.map((name) => columnLabel(name)).join(", ");
}
