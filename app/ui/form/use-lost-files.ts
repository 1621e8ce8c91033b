import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNotices } from "../notice/notices";
import { readUnsaved, storeUnsaved } from "./with-storage";

/**
 * A browser keeps no files when it loads the page again, which phones do by themselves. Then the form at `path` shows
 * `text`, until as many are chosen again. Now `count` files could be lost.
 */
export function useLostFiles(path: string, count: number, text: string): void {
  const { notify, dismiss } = useNotices();
  const name = `unsent:${path}`;
  const [lost] = useState(() => readUnsaved(name, "sessionStorage"));
  const missing = useRef(Number(lost.count ?? 0));
  const lastCount = useRef(0);
  const tell = useEffectEvent(() => lost.text && notify("failure", lost.text));
  const onCount = useEffectEvent((now: number) => {
    const added = Math.max(0, now - lastCount.current);
    lastCount.current = now;
    if (missing.current > 0 && missing.current <= added) dismiss();
    missing.current -= added;
  });
  useEffect(() => void tell(), []);
  useEffect(() => onCount(count), [count]);
  useEffect(() => {
    storeUnsaved(name, count > 0 ? { count: `${count}`, text } : {}, "sessionStorage");
    // The form has gone without a new page: the person was asked.
    return () => storeUnsaved(name, {}, "sessionStorage");
  }, [name, count, text]);
}
