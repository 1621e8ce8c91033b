import { useState } from "react";
import { TRASH_DAYS } from "../../../domain/document";
import { deleteEvent, deleteFixedEvent, restoreEvent } from "./editing-calls";
import { useSession } from "../accounts/session-context";
import { useAskToSignIn } from "../accounts/use-ask-to-sign-in";
import { asApiError } from "../../ui/call/request";
import { useNotices } from "../../ui/notice/notices";

export type Then = {
  /** The page that shows the message; by default the current one. */
  shownOn?: string;
  onDeleted: () => unknown;
  onRestored: () => unknown;
};
type Options = Then & { apiBase?: string; id: number };
type Calls = Then & {
  /** Returns how to undo it, if that is possible. */
  remove: () => Promise<(() => Promise<void>) | undefined>;
  notRestored: string;
};

/** Deletes at once, with Undo. On another server there is no Undo. */
export function useDeleteEvent({ apiBase = "", id, ...then }: Options) {
  return useDeletion({
    ...then,
    async remove() {
      await deleteEvent(apiBase, id);
      return apiBase ? undefined : () => restoreEvent(id);
    },
    notRestored: `The event could not be restored. It stays in the trash for ${TRASH_DAYS} days.`,
  });
}

/** Deletes an event from before this site. All of them are one document, with a history. */
export function useDeleteFixedEvent({ slug, ...then }: Then & { slug: string }) {
  return useDeletion({
    ...then,
    remove: () => deleteFixedEvent(slug),
    notRestored: "The event could not be restored. The history of these events still has it.",
  });
}

function useDeletion({ remove, notRestored, shownOn, onDeleted, onRestored }: Calls) {
  const { refresh } = useSession();
  const askToSignIn = useAskToSignIn();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  async function removeNow() {
    setBusy(true);
    try {
      const restore = await remove();
      const actions = restore && [{ label: "Undo", act: () => undo(restore) }];
      // Show the page without the event first, so that the message keeps the focus.
      await onDeleted();
      notify("success", "Event deleted successfully!", { actions, path: shownOn });
    } catch (error) {
      const again = () => void removeNow();
      notify("failure", "Failed to delete event.", { actions: [{ label: "Try again", act: again }] });
      if (asApiError(error).status === 401) askToSignIn(again);
      // The account may have lost its role.
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  async function undo(restore: () => Promise<void>): Promise<void> {
    try {
      await restore();
      await onRestored();
      notify("success", "The event is back.");
    } catch (error) {
      const { status, message } = asApiError(error);
      const again = () => void undo(restore);
      // Without a response it may be back already. Then restoring it again does nothing.
      const actions = [{ label: "Try again", act: again }];
      if (status === 0) return notify("failure", message, { actions, path: shownOn });
      notify("failure", notRestored, { path: shownOn });
      if (status === 401) askToSignIn(again);
    }
  }

  return { busy, remove: removeNow };
}
