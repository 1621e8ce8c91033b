import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import type { Event } from "../event";
import { findEvent, setDraft, undoPublish } from "../editing-calls";

/** Publishes a draft as it was last saved. Its message has Undo. */
export function PublishDraft({ id, title }: Pick<Event, "id" | "title">) {
  const act = useAction("The event could not be published.");
  async function publish() {
    let draft: Event;
    let published: Event | undefined;
    const work = async () => {
      draft = await findEvent(id);
      published = await setDraft(draft, false);
    };
    const withdraw = () => act(() => undoPublish(published!, draft), `“${title}” is a draft again.`);
    await act(work, "Event published.", { undo: withdraw });
  }
  return <SmallButton label="Publish" of={title} onClick={() => void publish()} />;
}
