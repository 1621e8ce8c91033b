import { useState } from "react";
import { EditedForm, type FormProps } from "./edited-form";

/** One form for adding and editing. When saving fails, everything typed and chosen stays. */
export function EventForm({ event, ...props }: Omit<FormProps, "onTakeTheirs">) {
  // Whoever gives way to another editor begins anew from what that one saved.
  const [begun, setBegun] = useState({ event, round: 0 });
  return (
    <EditedForm
      key={begun.round}
      {...props}
      event={begun.event}
      onTakeTheirs={(theirs) => setBegun(({ round }) => ({ event: theirs, round: round + 1 }))}
    />
  );
}
