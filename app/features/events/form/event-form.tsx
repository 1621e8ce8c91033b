import type { ComponentProps } from "react";
import { useSession } from "../../accounts/session-context";
import type { Event } from "../event";
import { eventCollection } from "../event-collection";
import { CollectionForm } from "../../../ui/form/collection-form";
import { AllFields } from "./all-fields";
import styles from "./event-form.module.css";

type FormProps = ComponentProps<typeof CollectionForm<Event>>;
type Props = Omit<FormProps, "collection" | "document" | "session" | "className" | "children"> & {
  /** Undefined for a new event. */
  event?: Event;
};

export function EventForm({ event, ...props }: Props) {
  const { base, timeZone } = props;
  return (
    <CollectionForm
      {...props}
      collection={eventCollection}
      document={event}
      session={useSession()}
      className={styles.eventForm}
    >
      {(parts) => <AllFields {...parts} base={base} timeZone={timeZone} isNew={!event} />}
    </CollectionForm>
  );
}
