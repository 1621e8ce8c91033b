import { counted } from "../../../../domain/counted";
import { deleteSpam } from "../message-calls";
import { AskButton } from "../../../ui/admin/ask-button";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";

/** `refused` counts the messages of the last hour that were not stored. */
export function SpamControls({ count, refused }: { count: number; refused: number }) {
  const act = useAction("The spam could not be deleted.");
  return (
    <>
      {refused > 0 && (
        <p className={adminStyles.hint}>
          In the last hour {counted(refused, "more message")} came in and {refused === 1 ? "was" : "were"} not stored.
          The senders were asked to try again later.
        </p>
      )}
      {count > 0 && (
        <div className={adminStyles.hint}>
          <AskButton
            label="Delete all spam"
            title="Delete all spam?"
            confirm="Delete all spam"
            onConfirm={() => act(deleteSpam, "All spam was deleted.")}
          >
            <p>{counted(count, "message")} will be deleted. This cannot be undone. The inbox stays as it is.</p>
          </AskButton>
        </div>
      )}
    </>
  );
}
