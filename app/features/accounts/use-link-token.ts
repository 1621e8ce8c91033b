import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The token in the fragment of a link like `/admin/join#token`, which no server and no `Referer` sees. It is removed from
 * the address bar, so that nobody copies or photographs it by mistake. Undefined until the page runs its scripts.
 */
export function useLinkToken(): string | undefined {
  // Changes also when another link of this page is opened in the same tab.
  const location = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash.length < 2) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The server never sees a fragment.
    setToken(hash.slice(1));
    window.history.replaceState(window.history.state, "", pathname + search);
  }, [location]);
  return token;
}
