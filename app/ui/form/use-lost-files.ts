import { useEffect, useEffectEvent, useState } from "react";
import { useNotices } from "../notice/notices";
import { withStorage } from "./with-storage";

/**
 * A browser keeps no files when it loads the page again, which phones do by themselves. Then the form at `path` shows
 * `text`. Without files that could be lost, `text` is empty.
 */
export function useLostFiles(path: string, text: string): void {
  const { notify } = useNotices();
  const name = `unsent:${path}`;
  const [lost] = useState(() => withStorage((storage) => storage.getItem(name), "sessionStorage"));
  const tell = useEffectEvent(() => lost && notify("failure", lost));
  useEffect(() => void tell(), []);
  useEffect(() => {
    const forget = (storage: Storage) => storage.removeItem(name);
    withStorage((storage) => (text ? storage.setItem(name, text) : forget(storage)), "sessionStorage");
    // The form has gone without a new page: the person was asked.
    return () => withStorage(forget, "sessionStorage");
  }, [name, text]);
}
