import { useState } from "react";
import { mayEdit } from "../../../domain/session";
import { useSession } from "./session-context";

/** Returns the last session that could edit. While a form asks to sign in again, its buttons keep their words. */
export function useLastEditor() {
  const session = useSession();
  const [last, setLast] = useState(session);
  if (last === session || !mayEdit(session)) return last;
  setLast(session);
  return session;
}
