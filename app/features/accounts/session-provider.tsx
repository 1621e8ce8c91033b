import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { NOBODY, SIGNED_IN_AS, SIGNED_IN_COOKIE, type Viewer } from "../../../domain/session";
import { ownHeaders } from "../../ui/call/request";
import * as api from "./session-calls";
import { SessionContext } from "./session-context";

/** How often a visible page checks whether it is still signed in: the specification's tick. */
const TICK_MS = 30_000;
const CHANNEL = "session";

/** `loading` lasts until user *and* role are known, so that a guard does not redirect an administrator who reloads. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<Viewer | undefined>();
  // Responses may arrive out of order: one from before a sign-out must not sign the user in again.
  const turn = useRef(0);

  const accept = useCallback((next: Viewer) => {
    turn.current += 1;
    if (next.user) ownHeaders[SIGNED_IN_AS] = encodeURIComponent(next.user.email);
    if (next.error) console.error("Error checking admin:", next.error);
    // The router renders in transitions. Outside one, the guard of the page being left would act once more.
    startTransition(() => setViewer((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next)));
  }, []);

  const begin = useCallback(
    (next: Viewer) => {
      accept(next);
      new BroadcastChannel(CHANNEL).postMessage("changed");
    },
    [accept],
  );

  const refresh = useCallback(async () => {
    const asked = (turn.current += 1);
    // Without a response nothing changes until the next tick.
    const next = maySignedIn() ? await api.readSession().catch(() => undefined) : NOBODY;
    if (asked !== turn.current) return;
    if (next) accept(next);
    else setViewer((current) => current ?? NOBODY);
  }, [accept]);

  // Subscribes to the clock and to other tabs.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Only a page in a browser can read the cookie.
    void refresh();
    const whenVisible = () => document.visibilityState === "visible" && void refresh();
    const timer = setInterval(whenVisible, TICK_MS);
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void refresh());
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      clearInterval(timer);
      channel.close();
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, [refresh]);

  const session = useMemo(
    () => ({
      ...(viewer ?? NOBODY),
      loading: !viewer,
      begin,
      async signOut(leave?: () => unknown) {
        await api.signOut();
        // The guard of this page would redirect to the login while the next page loads.
        await leave?.();
        begin(NOBODY);
      },
      refresh,
    }),
    [viewer, begin, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Without the readable cookie a request is useless, so visitors never make it. Over https its name has a prefix. */
const maySignedIn = () => document.cookie.includes(`${SIGNED_IN_COOKIE}=1`);
