import { useAction } from "../../../ui/call/use-action";
import { useSession } from "../session-context";

/** Returns a function that signs out and says so, on this page or on `path`. */
export function useSignOut(path?: string): () => Promise<boolean> {
  const { signOut } = useSession();
  const act = useAction("You could not be signed out.");
  return () => act(signOut, "You are signed out.", { path });
}
