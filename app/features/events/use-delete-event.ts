import { useState } from "react";
import { TRASH_DAYS } from "../../../domain/document";
import { deleteEvent, restoreEvent } from "./editing-calls";
import { useSession } from "../accounts/session-context";
import { useNotices } from "../../ui/notice/notices";

type Options = {
  apiBase?: string;
  id: number;
  /** The page that shows the message, if it is not this one. */
  shownOn?: string;
  onDeleted: () => unknown;
  onRestored: () => unknown;
};

/** Deletes an event at once, with Undo in the message. Another server (`apiBase`) has no trash and so no Undo. */
export function useDeleteEvent({ apiBase = "", id, shownOn, onDeleted, onRestored }: Options) {
  const { refresh } = useSession();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await deleteEvent(apiBase, id);
      const actions = apiBase ? [] : [{ label: "Undo", act: undo }];
      notify("success", "Event deleted successfully!", { actions, path: shownOn });
      await onDeleted();
    } catch {
      notify("failure", "Failed to delete event.");
      // The session may have ended, or the account may have lost its role.
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  async function undo() {
    try {
      await restoreEvent(id);
      notify("success", "The event is back.");
      await onRestored();
    } catch {
      notify("failure", `The event could not be restored. It stays in the trash for ${TRASH_DAYS} days.`);
    }
  }

  return { busy, remove: () => void remove() };
}
