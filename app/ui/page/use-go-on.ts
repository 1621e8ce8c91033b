import { useLocation, useNavigate } from "react-router";

/**
 * Returns a function that opens the next page after a call, unless the person has gone to another page meanwhile.
 * `from` is the page of the button, by default this one.
 */
export function useGoOn(from?: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (to: string): Promise<void> => {
    if (location.pathname === (from ?? pathname)) await navigate(to);
  };
}
