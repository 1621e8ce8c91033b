import { useState } from "react";
import { formatMoment } from "../../../../domain/moments";
import { PublishAt } from "../../../ui/admin/publish-at";
import { Button } from "../../../ui/button/button";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { Dialog } from "../../../ui/dialog/dialog";
import type { Event } from "../event";
import { scheduleEvent } from "../editing-calls";

type Props = {
  event: Pick<Event, "id" | "title" | "publishAt">;
  timeZone: string;
  /** Shown before the time is chosen. */
  hint?: string;
};

/** For a draft. */
export function PublishLater({ event, timeZone, hint }: Props) {
  const { id, title, publishAt } = event;
  const act = useAction("The time could not be changed.");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  /** The message is behind the dialog. */
  function choose(at: string | null) {
    close();
    const message = at
      ? `It will be published on ${formatMoment(at, timeZone)}.`
      : "It will not be published by itself any more.";
    void act(() => scheduleEvent(id, at), message);
  }
  return (
    <>
      <SmallButton
        label={publishAt ? "Change publishing time …" : "Publish later …"}
        of={title}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={`Publish “${title}” later`} onClose={close}>
        {hint && <p>{hint}</p>}
        <PublishAt publishAt={publishAt} timeZone={timeZone} onChoose={choose}>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </PublishAt>
      </Dialog>
    </>
  );
}
