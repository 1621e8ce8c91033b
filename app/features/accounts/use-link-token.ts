import { useEffect, useState } from "react";

/**
 * Reads the token from `/admin/join#token`, which servers never get. Unless it stays there, it moves to the state of the
 * history entry for a reload: `navigate` with `replace` removes it after its use.
 */
export function useLinkToken({ stays = false } = {}): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      const found = hash.slice(1) || window.history.state?.token;
      setToken(found);
      if (!stays) window.history.replaceState({ ...window.history.state, token: found }, "", pathname + search);
    };
    read();
    // The person opened another link of this page in the same tab.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [stays]);
  return token;
}
