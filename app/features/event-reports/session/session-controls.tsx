import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button/button";
import fieldStyles from "../../../ui/field/field.module.css";

type Props = { label: string; sessions: string[] };

/** Printed pages do not contain the controls. */
export function SessionControls({ label, sessions }: Props) {
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  async function printReport() {
    setLoading(true);
    // A browser prints an empty frame for a photo that is still loading. One that cannot be loaded does not matter.
    const photos = [...document.querySelectorAll<HTMLImageElement>(".report-photos img")];
    await Promise.allSettled(photos.map((photo) => photo.decode()));
    setLoading(false);
    print();
  }
  return (
    <div className="report-controls report-screen">
      <label>
        Session{" "}
        <select
          className={fieldStyles.input}
          value={label}
          onChange={(event) => void navigate(`/admin/reports/${event.currentTarget.value}`)}
        >
          {/* The current session is in the list even without events. */}
          {!sessions.includes(label) && <option>{label}</option>}
          {sessions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Button busy={isLoading} onClick={() => void printReport()}>
        {isLoading ? "Loading the photos …" : "Print, or save as PDF"}
      </Button>
      <a href={`/api/reports/${label}/naac.csv`} download>
        Table for NAAC (CSV)
      </a>
      <a href={`/api/reports/${label}/events.csv`} download>
        All fields (CSV)
      </a>
    </div>
  );
}
