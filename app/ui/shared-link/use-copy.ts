import { useNotices } from "../notice/notices";

/** `what` begins the message: "The link". */
export function useCopy(what: string, are = "is") {
  const { notify } = useNotices();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify("success", `${what} ${are} copied.`);
    } catch {
      notify("failure", `${what} could not be copied. Select and copy by hand.`);
    }
  };
}
