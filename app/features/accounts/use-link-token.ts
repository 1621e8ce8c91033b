import { useEffect, useState } from "react";

/**
 * The token in the fragment of a link like `/admin/join#token`, which no server and no `Referer` sees. It is removed from
 * the address bar, so that nobody copies or photographs it by mistake. With `stays` it remains there: a phone that opens
 * its camera may reload the page. Undefined until the page runs its scripts.
 */
export function useLinkToken({ stays = false } = {}): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      if (hash.length < 2) return;
      setToken(hash.slice(1));
      if (!stays) window.history.replaceState(window.history.state, "", pathname + search);
    };
    read();
    // Another link of this page was opened in the same tab.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [stays]);
  return token;
}
