import { useEffect, useState } from "react";

/**
 * The token in the fragment of a link like `/admin/join#token`, which no server and no `Referer` sees. It is removed from
 * the address bar, so that nobody copies or photographs it by mistake. Undefined until the page runs its scripts.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      if (hash.length < 2) return;
      setToken(hash.slice(1));
      window.history.replaceState(window.history.state, "", pathname + search);
    };
    read();
    // Another link of this page was opened in the same tab.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
