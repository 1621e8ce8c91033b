import { useNavigate, useRouteLoaderData } from "react-router";
import { createEvent } from "../../../../api/events";
import type { loader as rootLoader } from "../../../../root";
import { pageMeta } from "../../../../seo";
import { useNotices } from "../../../../ui/notice/notices";
import { Page } from "../../../../ui/page/page";
import { EventForm, type EventDraft } from "../event-form";
import type { Route } from "./+types/route";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Add Event", description: "Add an event.", card: false });
}

export default function AddEvent() {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const base = useRouteLoaderData<typeof rootLoader>("root")?.apiBase ?? "";

  async function save({ image, ...fields }: EventDraft) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (image.kind === "file") form.set("image", image.file);
    await createEvent(base, form);
    notify("success", "Event added successfully!", "/events");
    await navigate("/events");
  }

  return (
    <Page title="Add Event">
      <EventForm
        submitLabel="Submit Event"
        failureText="Failed to add event. Please try again."
        onSave={save}
        onCancel={() => void navigate("/events")}
      />
    </Page>
  );
}
