import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "../button/button";
import { pageContent } from "../focus-main";
import { Notice, type NoticeKind } from "./notice";
import styles from "./notice.module.css";

export type NoticeAction = { label: string; act: () => unknown } | { label: string; to: string };
type Options = {
  /** The page that shows the message; by default the current one. */
  path?: string;
  /** Buttons ("Undo") and links ("View the event"), one Tab away from the text. */
  actions?: NoticeAction[];
  /** False: the person goes on typing. */
  takesFocus?: boolean;
};
type Message = { id: number; kind: NoticeKind; text: string } & Required<Options>;
export type Notices = {
  /**
   * Shows a focused message until it is closed, replaced or the page changes. Only a failure stays after the next click
   * or typed text elsewhere; other messages may cover what comes next. Close a dialog first: it covers this.
   */
  notify: (kind: NoticeKind, text: string, options?: Options) => void;
  /** For a page that shows other content without a new URL. */
  dismiss: () => void;
};

const NoticesContext = createContext<Notices | null>(null);
const RegionContext = createContext<ReactNode>(null);

/** Only below `NoticesProvider`, as all pages are. */
export function useNotices(): Notices {
  return useContext(NoticesContext)!;
}

/** Of the message on the screen. */
type ShownId = number | false | undefined;

/** Never starts again, because the button of an old message closes that message after its work. */
let lastId = 0;

/** Remembers the message during navigation: a form shows "Event added successfully!" on the list. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [message, setMessage] = useState<Message | null>(null);
  // A message does not appear again when the person comes back to its page.
  const [lastPathname, setLastPathname] = useState(pathname);
  if (lastPathname !== pathname) {
    setLastPathname(pathname);
    if (message && message.path !== pathname) setMessage(null);
  }
  const shown = message?.path === pathname ? message : null;
  const alert = useFocusOn(shown?.takesFocus && shown.id);
  const close = (id: number) => setMessage((last) => (last?.id === id ? null : last));
  useNextAction(shown?.kind !== "failure" && shown?.id, alert, close);

  async function act(id: number, action: () => unknown) {
    alert.current?.focus({ preventScroll: true });
    setMessage((last) => last && { ...last, actions: [] });
    await action();
    close(id);
  }

  const notices = useMemo<Notices>(
    () => ({
      notify: (kind, text, { path = pathname, actions = [], takesFocus = true } = {}) =>
        setMessage({ id: (lastId += 1), kind, text, path, actions, takesFocus }),
      dismiss: () => setMessage(null),
    }),
    [pathname],
  );
  const region = shown && (
    <Notice
      key={shown.id}
      ref={alert}
      kind={shown.kind}
      actions={shown.actions.map((action) => (
        <ActionControl key={action.label} action={action} onAct={(work) => void act(shown.id, work)} />
      ))}
      onClose={() => close(shown.id)}
    >
      {shown.text}
    </Notice>
  );
  return (
    <NoticesContext value={notices}>
      <RegionContext value={region}>{children}</RegionContext>
    </NoticesContext>
  );
}

function ActionControl({ action, onAct }: { action: NoticeAction; onAct: (act: () => unknown) => void }) {
  const look = { variant: "quiet", small: true, children: action.label } as const;
  if ("to" in action) return <ButtonLink {...look} to={action.to} />;
  return <Button {...look} onClick={() => onAct(action.act)} />;
}

/**
 * Focuses each new message. After the last one, focus returns to where it was, or to the row, form or page that it was
 * in. Tab leaves a message for there too, but only once. Next in the document is the top of the page, far from an open
 * form. Someone who reaches the message again with Tab is going through the whole page.
 */
function useFocusOn(id: ShownId) {
  const alert = useRef<HTMLDivElement>(null);
  const back = useRef<() => HTMLElement>(null);
  // The previous message disappears with the focus inside it, so focus before the next paint.
  useLayoutEffect(() => {
    const isLost = back.current && document.activeElement === document.body;
    if (id && isLost) alert.current?.focus({ preventScroll: true });
  }, [id]);
  // An effect of the provider runs after those of the page, so a dialog that closes at the same time is closed already.
  useEffect(() => {
    if (id) {
      const message = alert.current!;
      if (document.activeElement !== message) back.current = wayBack();
      message.focus({ preventScroll: true });
      let isBack = false;
      // The listener ends with the element of this message.
      message.parentElement!.addEventListener("keydown", (event) => {
        isBack = onKey(event, message, back.current!, isBack);
      });
    } else {
      const isLost = back.current && document.activeElement === document.body;
      if (isLost) back.current!().focus({ preventScroll: true });
      back.current = null;
    }
  }, [id]);
  return alert;
}

/** Returns whether Tab has left the message for its former place, which it does only once. */
function onKey(event: KeyboardEvent, alert: HTMLElement, back: () => HTMLElement, isBack: boolean): boolean {
  // The last of the controls behind the text.
  const close = alert.nextElementSibling!.lastElementChild as HTMLElement;
  if (event.key === "Escape") close.click();
  const end = event.shiftKey ? alert : close;
  if (isBack || event.key !== "Tab" || event.target !== end) return isBack;
  back().focus();
  // A hidden element takes no focus.
  if (document.activeElement !== end) event.preventDefault();
  return true;
}

/** Calls `done` for the next click or typed text outside the message. */
function useNextAction(id: ShownId, alert: RefObject<HTMLElement | null>, done: (id: number) => void) {
  const onAction = useEffectEvent((event: Event) => {
    const isInside = alert.current?.parentElement?.contains(event.target as Node);
    // The first tap of a double tap may have caused the message.
    const isSecondTap = (event as UIEvent).detail > 1;
    if (id && !isInside && !isSecondTap) done(id);
  });
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ["click", "input"])
      document.addEventListener(type, onAction, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}

/**
 * Remembers the focused control. If it is gone then, the first one of its row, of a row beside it, or of its form or
 * section takes the focus.
 */
function wayBack(): () => HTMLElement {
  const control = document.activeElement as HTMLElement;
  const row = control.closest("li");
  // What is behind an open dialog takes no focus.
  const part = control.closest("section, form, dialog");
  const places = [row, row?.nextElementSibling, row?.previousElementSibling, part];
  return () => {
    if (control.isConnected && control !== document.body) return control;
    const controls = places.map((one) => one?.isConnected && one.querySelector<HTMLElement>("a, button"));
    return controls.find(Boolean) || document.querySelector<HTMLElement>("dialog[open] h2") || pageContent()!;
  };
}

/** Always in the page, so that screen readers announce new messages. */
export function NoticeRegion() {
  return (
    <section className={styles.region} aria-label="Notification">
      {useContext(RegionContext)}
    </section>
  );
}
