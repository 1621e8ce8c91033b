import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { asApiError, call } from "../../../ui/call/request";
import type { FoundContent } from "../content";

/** The server searches after this time without a key press. */
const PAUSE_MS = 250;

/** Without `found`, `failure` says why. */
type Result = { query: string; found?: FoundContent[]; failure?: string };
export type Search = ReturnType<typeof useSearch>;

/** Searches the texts on the server, again when `entries` changed. The URL contains the words, for links and for Back. */
export function useSearch(entries: object) {
  const location = useLocation();
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const [response, setResponse] = useState<Result>({ query: "" });
  const query = typed.trim();

  useEffect(() => {
    const controller = new AbortController();
    async function search() {
      const parameters = new URLSearchParams(window.location.search);
      if (query) parameters.set("q", query);
      else parameters.delete("q");
      const address = parameters.size > 0 ? `?${parameters}` : "";
      // A navigation would request the whole list again, and need the network.
      window.history.replaceState(window.history.state, "", window.location.pathname + address);
      if (!query) return;
      const path = `/api/content?${new URLSearchParams({ q: query })}`;
      const next = await call<FoundContent[]>(path, { signal: controller.signal }).then(
        (found) => ({ query, found }),
        (error: unknown) => ({ query, failure: asApiError(error).message }),
      );
      if (!controller.signal.aborted) setResponse(next);
    }
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- New entries mean that a document was changed.
  }, [query, entries]);

  const { found, failure } = response.query === query ? response : {};
  return { typed, onType: setTyped, found, failure };
}
