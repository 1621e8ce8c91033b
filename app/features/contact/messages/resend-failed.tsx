import { resendFailedMessages } from "../message-calls";
import { Button } from "../../../ui/button/button";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";

/** After a wrong password or a full mailbox many deliveries may have failed. */
export function ResendFailed({ count }: { count: number }) {
  const act = useAction("The messages could not be changed.");
  return (
    <p className={adminStyles.hint}>
      <Button variant="quiet" small onClick={() => void act(resendFailedMessages, "The messages will be sent again.")}>
        Send all that failed again ({count})
      </Button>
    </p>
  );
}
