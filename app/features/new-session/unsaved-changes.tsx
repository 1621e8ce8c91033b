import { createContext, useContext, useState, type ReactNode, type SyntheticEvent } from "react";
import adminStyles from "../../ui/admin/admin.module.css";
import { Button } from "../../ui/button/button";
import { readUnsaved, storeUnsaved, type Unsaved } from "./unsaved";

type Context = {
  unsaved: Unsaved;
  /** Call it after these controls, or without ids all of them, were saved. */
  forget: (...ids: string[]) => void;
};

const StepContext = createContext<Context>({ unsaved: {}, forget: () => {} });
export const useUnsaved = () => useContext(StepContext);

/** Stores every change of a control inside it until it is saved, so that a person can leave at any time. */
export function UnsavedChanges({ name, children }: { name: string; children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(() => readUnsaved(name));
  const [isRestored, setRestored] = useState(Object.keys(unsaved).length > 0);
  const [discards, setDiscards] = useState(0);

  function change(next: Unsaved) {
    setUnsaved(next);
    storeUnsaved(name, next);
  }
  function store({ target }: SyntheticEvent) {
    const { id, type, checked, value } = target as HTMLInputElement;
    const changed = type === "checkbox" && !checked ? "" : value;
    change({ ...readUnsaved(name), [id]: changed });
  }
  function forget(...ids: string[]) {
    const left = Object.entries(readUnsaved(name)).filter(([id]) => ids.length > 0 && !ids.includes(id));
    change(Object.fromEntries(left));
    setRestored(false);
  }
  function discard() {
    forget();
    setDiscards(discards + 1);
  }
  return (
    <div className={adminStyles.section} onInput={store}>
      {isRestored && (
        <div className={adminStyles.note} role="status">
          <p>You changed this earlier and did not save it yet.</p>
          <Button variant="quiet" small onClick={discard}>
            Discard these changes
          </Button>
        </div>
      )}
      {/* A new key gives the controls their saved values. */}
      <StepContext key={discards} value={{ unsaved, forget }}>
        {children}
      </StepContext>
    </div>
  );
}
