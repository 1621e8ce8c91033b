import { useNavigate } from "react-router";
import { createEvent } from "../../../../api/event-editing";
import { siteContext } from "../../../../context";
import { pageMeta } from "../../../../seo";
import { Page } from "../../../../ui/page/page";
import { changesIn } from "../event-draft";
import { EventForm } from "../event-form";
import type { Save } from "../use-saving";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  const { env, content } = context.get(siteContext);
  return { base: env.API_URL ?? "", timeZone: content.site.timeZone };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Add Event", description: "Add an event.", card: false });
}

export default function AddEvent({ loaderData: { base, timeZone } }: Route.ComponentProps) {
  const navigate = useNavigate();

  const save: Save = async (draft, { keys, sending }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(changesIn(draft))) form.set(name, String(value));
    if (draft.image.kind === "file") form.set("image", draft.image.file);
    await createEvent(base, form, { key: keys.for(form) }, sending);
    return draft.draft
      ? { path: "/admin/events", notice: "The draft is kept. Only administrators see it." }
      : { path: "/events", notice: "Event added successfully!" };
  };

  return (
    <Page title="Add Event">
      <EventForm
        base={base}
        timeZone={timeZone}
        submitLabel="Submit Event"
        failureText="Failed to add event. Please try again."
        onSave={save}
        onCancel={() => void navigate("/events")}
      />
    </Page>
  );
}
