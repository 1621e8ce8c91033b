import { useState } from "react";
import { readUnsaved, storeUnsaved, type Unsaved } from "../../../ui/form/with-storage";
import { useLastEditor } from "../../accounts/use-last-editor";

export type RowForm = Omit<ReturnType<typeof useRowForm>, "isOpen" | "open">;

/** What is typed in the form of a row remains in this browser until it is saved or cancelled, and opens the form again. */
export function useRowForm(id: number | "new") {
  const { user } = useLastEditor();
  const [name] = useState(`checklist ${id} ${user?.email}`);
  const [isOpen, setOpen] = useState(() => Object.keys(readUnsaved(name)).length > 0);
  const [isPressed, setPressed] = useState(false);
  function show(open: boolean) {
    setOpen(open);
    setPressed(true);
  }
  return {
    isOpen,
    open: () => show(true),
    close() {
      storeUnsaved(name, {});
      show(false);
    },
    /** What replaces a pressed button takes the focus. A form that opens by itself does not. */
    takesFocus: isPressed,
    read: () => readUnsaved(name),
    store: (unsaved: Unsaved) => storeUnsaved(name, unsaved),
  };
}
