import { useEffect, useState } from "react";

/** Reads the token from `/admin/join#token`, which servers never get, and clears it, unless a reload may need it. */
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
    // The person opened another link of this page in the same tab.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [stays]);
  return token;
}
