import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { focusMain, pageContent } from "../../ui/focus-main";
import styles from "./pending-bar.module.css";

/**
 * The bar appears only when the next page takes a while. After a navigation by the router, the browser neither announces
 * the title of the new page nor moves the focus: the paragraph and the effect do that.
 */
export function PendingBar() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const title = useRef<HTMLParagraphElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!pageContent()?.contains(document.activeElement)) focusMain();
    // Later, because an open menu makes the paragraph inert.
    setTimeout(() => (title.current!.textContent = document.title), 50);
  }, [pathname]);
  return (
    <>
      <p ref={title} className="visually-hidden" aria-live="polite" />
      {state !== "idle" && <div className={styles.bar} />}
    </>
  );
}
