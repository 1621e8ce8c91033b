import { useEffect, useEffectEvent, useState } from "react";
import { mayEdit } from "../../../../domain/session";
import { readSession } from "../../accounts/session-calls";
import { editPath } from "../content";
import type { EditData } from "../edit/route";
import { readLoaderData } from "./read-loader-data";

/** Returns the data of the page with the form; undefined while it loads. Without a session there is none. */
export function useEditData(key: string, onFailure: (isSignedOut: boolean) => void): EditData | undefined {
  const [data, setData] = useState<EditData>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const request = new AbortController();
    readLoaderData(`${editPath(key)}.data`, request)
      .then((byRoute) => Object.values(byRoute).find(isEditData))
      .catch(() => undefined)
      .then(async (found) => {
        const viewer = found ? undefined : await readSession().catch(() => undefined);
        if (request.signal.aborted) return;
        if (found) setData(found);
        else fail(viewer !== undefined && !mayEdit(viewer));
      });
    return () => request.abort();
  }, [key]);
  return data;
}

const isEditData = (data: unknown): data is EditData => typeof data === "object" && data !== null && "document" in data;
