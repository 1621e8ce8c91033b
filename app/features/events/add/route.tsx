import { useNavigate } from "react-router";
import type { Event } from "../event";
import { eventCollection } from "../event-collection";
import { createEvent } from "../editing-calls";
import { metaOf } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import { changesIn } from "../../../ui/form/form-texts";
import { EventForm } from "../form/event-form";
import type { Save } from "../../../ui/form/use-saving";
import { DRAFT_SAVED, viewActions } from "../form/view-actions";
import { formParts } from "../form/form-parts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return formParts(context, "new");
}

export const meta = metaOf({ title: "Add Event" });

export default function AddEvent({ loaderData }: Route.ComponentProps) {
  const { base } = loaderData;
  const navigate = useNavigate();

  const save: Save<Event> = async (entry, { keys }) => {
    const form = new FormData();
    const { image, ...fields } = changesIn(eventCollection.fields, entry);
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    // This server has stored the image already; another server gets it with the form.
    if (image) form.set("image", String(image));
    else if (entry.file) form.set("image", entry.file);
    const saved = await createEvent(base, form, { key: keys.for(form) });
    return entry.draft
      ? {
          path: "/admin/events",
          notice: DRAFT_SAVED,
          actions: viewActions(saved),
        }
      : { path: "/events", notice: "Event added successfully!", actions: viewActions(saved) };
  };

  return (
    <Page title="Add Event">
      <EventForm
        {...loaderData}
        submitLabel="Submit Event"
        failureText="Failed to add event. Please try again."
        onSave={save}
        onCancel={() => void navigate("/events")}
      />
    </Page>
  );
}
