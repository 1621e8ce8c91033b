import { useLocation } from "react-router";

/** The list or step that led here, with its filter. `useSearchParams` would add 0.3 KB to every public page. */
export function useBack(section: string): string | undefined {
  const back = new URLSearchParams(useLocation().search).get("back");
  return back?.startsWith(section) ? back : undefined;
}
