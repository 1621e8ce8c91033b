import { isRemovable, mayPublish } from "../../../domain/content/kinds";
import { SmallButton } from "../../ui/admin/small-button";
import { useAction } from "../../ui/call/use-action";
import { useSession } from "../accounts/session-context";
import type { ContentEntry } from "./content";
import { restoreContent, withdrawContent } from "./content-calls";

type Props = { document: Pick<ContentEntry, "key" | "title" | "draft" | "revision">; of?: string };

/** Makes a published post or year a draft again. */
export function TakeOff({ document: { key, title, draft, revision }, of }: Props) {
  const act = useAction("It could not be changed.");
  const session = useSession();
  if (draft || !isRemovable(key) || !mayPublish(session, key)) return null;

  const undo = () => act(() => restoreContent(key, revision), `${title} is published again.`);
  const takeOff = () =>
    act(() => withdrawContent(key, revision), `${title} is off the site. It is a draft now.`, { undo });
  return <SmallButton label="Take off the site" of={of} onClick={() => void takeOff()} />;
}
