import { useState } from "react";
import { Button, ButtonLink } from "../../../../ui/button/button";
import { useShortcut } from "../../../../ui/shortcut/use-shortcut";
import styles from "../events.module.css";
import { QuickAdd } from "./quick-add";

/** What stands above the list. */
export function AdminBar({ apiBase }: { apiBase: string }) {
  const [adding, setAdding] = useState(false);
  useShortcut("Alt+N", () => setAdding(true));
  return (
    <>
      <div className={styles.adminBar}>
        <p>
          You are signed in as an administrator. <kbd>Alt</kbd> + <kbd>N</kbd> adds an event from here.
        </p>
        <ButtonLink to="/add-event" small>
          Add Event
        </ButtonLink>
        <Button
          look="quiet"
          small
          aria-expanded={adding}
          aria-keyshortcuts="Alt+N"
          onClick={() => setAdding((open) => !open)}
        >
          Quick add
        </Button>
        {!apiBase && (
          <ButtonLink to="/admin/events" look="quiet" small>
            Drafts and tools
          </ButtonLink>
        )}
        <ButtonLink to="/admin/messages" look="quiet" small>
          Messages
        </ButtonLink>
        <ButtonLink to="/admin/account" look="quiet" small>
          Account
        </ButtonLink>
      </div>
      {adding && <QuickAdd apiBase={apiBase} onClose={() => setAdding(false)} />}
    </>
  );
}
