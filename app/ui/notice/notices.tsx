import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Button } from "../button/button";
import { Notice } from "./notice";
import styles from "./notice.module.css";

type Kind = "success" | "failure";
type More = {
  /** The page that it is said on; this one when left out. */
  path?: string;
  /** What can be done about it: a button beside the words, which takes them away. */
  action?: { label: string; act: () => void };
};
type Notices = {
  /** Says something at the top of the page, until the visitor leaves it or closes it. */
  notify: (kind: Kind, text: string, more?: More) => void;
};

const NoticesContext = createContext<Notices | null>(null);
const CurrentContext = createContext<ReactNode>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error("useNotices needs a NoticesProvider above it.");
  return notices;
}

/** Keeps what was said across the move to another page: "Event added successfully!" is said on the form and read on the list. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<({ id: number; kind: Kind; text: string; path: string } & More) | null>(null);
  // Leaving ends it: it is not said again to whoever comes back.
  const [at, setAt] = useState(pathname);
  if (at !== pathname) {
    setAt(pathname);
    if (said && said.path !== pathname) setSaid(null);
  }
  const notify = useCallback<Notices["notify"]>(
    (kind, text, { path = pathname, action } = {}) =>
      setSaid((last) => ({ id: (last?.id ?? 0) + 1, kind, text, path, action })),
    [pathname],
  );
  const notices = useMemo(() => ({ notify }), [notify]);
  const button = ({ label, act }: NonNullable<More["action"]>) => (
    <Button
      look="quiet"
      small
      onClick={() => {
        setSaid(null);
        act();
      }}
    >
      {label}
    </Button>
  );
  const current = said && said.path === pathname && (
    <Notice key={said.id} kind={said.kind} action={said.action && button(said.action)} onClose={() => setSaid(null)}>
      {said.text}
    </Notice>
  );
  return (
    <NoticesContext value={notices}>
      <CurrentContext value={current}>{children}</CurrentContext>
    </NoticesContext>
  );
}

/** Where the notice appears: a region that is always there, so that a screen reader hears what is put into it, and that stays in sight. */
export function NoticeRegion() {
  return <div className={styles.region}>{useContext(CurrentContext)}</div>;
}
