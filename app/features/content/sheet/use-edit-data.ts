import { useEffect, useEffectEvent, useState } from "react";
import { useNotices } from "../../../ui/notice/notices";
import { editPath } from "../content";
import type { EditData } from "../edit/route";
import { NOT_OPENED } from "./part";
import { readLoaderData } from "./read-loader-data";

/** Returns the data of the page with the form; undefined while it loads. */
export function useEditData(key: string, onFailure: () => void): EditData | undefined {
  const [data, setData] = useState<EditData>();
  const { notify } = useNotices();
  const fail = useEffectEvent(() => {
    onFailure();
    notify("failure", NOT_OPENED);
  });
  useEffect(() => {
    const request = new AbortController();
    readLoaderData(`${editPath(key)}.data`, request)
      .then((byRoute) => Object.values(byRoute).find(isEditData))
      .catch(() => undefined)
      .then((found) => {
        if (request.signal.aborted) return;
        if (found) setData(found);
        else fail();
      });
    return () => request.abort();
  }, [key]);
  return data;
}

const isEditData = (data: unknown): data is EditData => typeof data === "object" && data !== null && "document" in data;
