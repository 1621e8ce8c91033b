import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../../ui/call/request";
import type { FoundContent } from "../content";

/** The server searches after this time without a key press. */
const PAUSE_MS = 250;

export type Search = ReturnType<typeof useSearch>;

/** Searches the texts on the server. The URL contains the words, for links and for Back. */
export function useSearch() {
  const location = useLocation();
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const [response, setResponse] = useState<{ query: string; found?: FoundContent[] }>({ query: "" });
  const query = typed.trim();

  useEffect(() => {
    const controller = new AbortController();
    async function search() {
      const address = query ? `?${new URLSearchParams({ q: query })}` : "";
      // A navigation would request the whole list again, and need the network.
      window.history.replaceState(window.history.state, "", window.location.pathname + address);
      if (!query) return;
      const found = await call(`/api/content${address}`, { signal: controller.signal }).catch(() => undefined);
      if (!controller.signal.aborted) setResponse({ query, found: found as FoundContent[] | undefined });
    }
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const { found } = response.query === query ? response : {};
  return { typed, onType: setTyped, found, failed: response.query === query && query !== "" && !found };
}
