import { useEffect, useEffectEvent } from "react";
import { useNotices } from "./notices";

/** Shown instead of a part that a press had opened: closes it, and says what to do. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  const { notify } = useNotices();
  const close = useEffectEvent(() => {
    onClose();
    notify("failure", NOT_LOADED, { actions: [{ label: "Load the page again", act: () => location.reload() }] });
  });
  useEffect(() => close(), []);
  return null;
}

/** Chromium does not load a module again that failed once. */
const NOT_LOADED = "This could not be opened, because the connection was lost. Load the page again when it is back.";
