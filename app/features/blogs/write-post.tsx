import { useState } from "react";
import { SmallButton } from "../../ui/admin/small-button";
import { asApiError, call } from "../../ui/call/request";
import { useNotices } from "../../ui/notice/notices";
import { useGoOn } from "../../ui/page/use-go-on";
import { editPath } from "../content/content";

/** Creates a draft about an event and opens its form. The button is on the page `shownOn`, by default on this page. */
export function useWritePost(eventId: number, shownOn?: string) {
  const goOn = useGoOn(shownOn);
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  async function write(): Promise<void> {
    setBusy(true);
    try {
      await goOn(editPath(await beginPost(eventId)));
    } catch (error) {
      notify("failure", asApiError(error).message, { path: shownOn });
    } finally {
      setBusy(false);
    }
  }
  return { busy, write };
}

export function WritePost({ eventId }: { eventId: number }) {
  const { busy, write } = useWritePost(eventId);
  return <SmallButton label="Write a post about it" busy={busy} onClick={() => void write()} />;
}

/** Returns the key of the draft's document. @throws {ApiError} */
async function beginPost(eventId: number): Promise<string> {
  return (await call<{ key: string }>(`/api/events/${eventId}/post`, { method: "POST" })).key;
}
