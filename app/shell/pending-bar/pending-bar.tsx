import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/**
 * The bar appears only when the next page takes a while. The paragraph tells a screen reader the title of each page that
 * a link opens; a browser does that only for a page that it loads itself.
 */
export function PendingBar() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const title = useRef<HTMLParagraphElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) title.current!.textContent = document.title;
    last.current = pathname;
  }, [pathname]);
  return (
    <>
      <p ref={title} className="visually-hidden" aria-live="polite" />
      {state !== "idle" && <div className={styles.bar} />}
    </>
  );
}
