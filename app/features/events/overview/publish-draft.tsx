import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import type { Event } from "../event";
import { findEvent, setDraft } from "../editing-calls";

/** Publishes a draft as it was last saved. Its message has Undo. */
export function PublishDraft({ id, title }: Pick<Event, "id" | "title">) {
  const act = useAction("The event could not be published.");
  async function publish() {
    let published: Event | undefined;
    const work = async () => {
      published = await setDraft(await findEvent(id), false);
    };
    const withdraw = () => act(() => setDraft(published!, true), `“${title}” is a draft again.`);
    await act(work, "Event published.", { undo: withdraw });
  }
  return <SmallButton label="Publish" of={title} onClick={() => void publish()} />;
}
