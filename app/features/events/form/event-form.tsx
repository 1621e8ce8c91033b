import type { ComponentProps } from "react";
import type { WorkingCopy } from "../../../../domain/document";
import { useSession } from "../../accounts/session-context";
import type { Event } from "../event";
import { eventCollection } from "../event-collection";
import { CollectionForm } from "../../../ui/form/collection-form";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import { AllFields } from "./all-fields";
import styles from "./event-form.module.css";

type FormProps = ComponentProps<typeof CollectionForm<Event>>;
type Props = Omit<FormProps, "collection" | "document" | "viewer" | "workingCopy" | "className" | "children"> & {
  /** Undefined for a new event. */
  event?: Event;
  /** Unsaved text of an earlier visit. */
  copy: WorkingCopy | null | undefined;
};

export function EventForm({ event, copy, ...props }: Props) {
  const { base, timeZone } = props;
  useLinkedField();
  return (
    <CollectionForm
      {...props}
      collection={eventCollection}
      document={event}
      viewer={useSession()}
      workingCopy={{ address: base ? undefined : `/api/events/${event?.id ?? "new"}/working-copy`, found: copy }}
      // Nothing may follow the specification's text.
      laterText=""
      className={styles.eventForm}
    >
      {(parts) => <AllFields {...parts} base={base} timeZone={timeZone} isNew={!event} />}
    </CollectionForm>
  );
}
