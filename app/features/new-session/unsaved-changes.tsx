import { createContext, useContext, useState, type ReactNode, type SyntheticEvent } from "react";
import adminStyles from "../../ui/admin/admin.module.css";
import { SmallButton } from "../../ui/admin/small-button";
import { useNotices } from "../../ui/notice/notices";
import { readUnsaved, storeUnsaved, type Unsaved } from "../../ui/form/with-storage";

type Context = {
  unsaved: Unsaved;
  /** Call it after these controls, or without ids all of them, were saved. What was changed since this render remains. */
  forget: (...ids: string[]) => void;
};

const StepContext = createContext<Context>({ unsaved: {}, forget: () => {} });
export const useUnsaved = () => useContext(StepContext);

/** Stores every change of a control inside it until it is saved, so that a person can leave at any time. */
export function UnsavedChanges({ name, children }: { name: string; children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(() => readUnsaved(name));
  const [isRestored, setRestored] = useState(Object.keys(unsaved).length > 0);
  const [restarts, setRestarts] = useState(0);
  const { notify } = useNotices();

  function change(next: Unsaved) {
    setUnsaved(next);
    storeUnsaved(name, next);
  }
  function store({ target }: SyntheticEvent) {
    const { id, type, checked, value } = target as HTMLInputElement;
    // Nobody misses an emptied text when coming back.
    if (type === "textarea" && value.trim() === "") return forget(id);
    const changed = type === "checkbox" && !checked ? "" : value;
    change({ ...readUnsaved(name), [id]: changed });
  }
  function forget(...ids: string[]) {
    const isOther = (id: string) => ids.length > 0 && !ids.includes(id);
    const left = Object.entries(readUnsaved(name)).filter(([id, value]) => isOther(id) || value !== unsaved[id]);
    change(Object.fromEntries(left));
    setRestored(false);
  }
  /** A new key of the controls shows the values. */
  function restart(next: Unsaved) {
    change(next);
    setRestored(Object.keys(next).length > 0);
    setRestarts((before) => before + 1);
  }
  function discard() {
    const undo = () => restart(unsaved);
    restart({});
    notify("success", "Your changes are discarded.", { actions: [{ label: "Undo", act: undo }] });
  }
  return (
    <div className={adminStyles.section} onInput={store}>
      {isRestored && (
        <div className={adminStyles.note} role="status">
          <p>You changed this earlier and did not save it yet.</p>
          <SmallButton label="Discard these changes" onClick={discard} />
        </div>
      )}
      <StepContext key={restarts} value={{ unsaved, forget }}>
        {children}
      </StepContext>
    </div>
  );
}
