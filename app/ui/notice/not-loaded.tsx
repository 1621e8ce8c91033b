import { useEffect, useEffectEvent } from "react";
import { useNotices } from "./notices";

/** Replaces a part that could not be loaded, with advice and a button that closes it. */
export function NotLoaded({ onClose }: { onClose?: () => void }) {
  const { notify } = useNotices();
  const close = useEffectEvent(() => {
    onClose?.();
    notify("failure", NOT_LOADED, { actions: [{ label: "Load the page again", act: () => location.reload() }] });
  });
  useEffect(() => close(), []);
  return null;
}

/** Chromium never tries to load a failed module again. */
const NOT_LOADED = "This could not be opened, because the connection was lost. Load the page again when it is back.";
