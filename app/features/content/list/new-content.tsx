import { CONTENT_KINDS, kindOf, nameIn, type ContentKind } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Link } from "../../../ui/link/link";
import { useGoOn } from "../../../ui/page/use-go-on";
import fieldStyles from "../../../ui/field/field.module.css";
import { hasDocument, type ChangeSetEntry } from "../../changes/change-set";
import { changesPath } from "../../changes/changes-calls";
import { NEW_POST_PATH, POSTS, type ContentEntry } from "../content";
import { beginContent, duplicateContent } from "../content-calls";

type Props = { group: string; entries: ContentEntry[]; sets: ChangeSetEntry[]; today: string };

/** Leads to the form of a new post, or creates a draft of the next year and opens it. The first year is the current one. */
export function NewContent({ group, entries, sets, today }: Props) {
  const goOn = useGoOn();
  const act = useAction("It could not be created.");
  const kinds = CONTENT_KINDS.filter((kind) => kind.name && kind.group === group);
  return kinds.map((kind) => {
    const own = entries.filter(({ key }) => nameIn(kind, key));
    if (kind.key === POSTS)
      return (
        <p key={kind.key} className={adminStyles.actions}>
          <ButtonLink to={NEW_POST_PATH} variant="quiet">
            New post
          </ButtonLink>
        </p>
      );
    const [from, to] = keysOf(kind, own, today);
    const set = sets.find((one) => hasDocument(one, to));
    if (set)
      return (
        <p key={kind.key} className={adminStyles.hint}>
          {kindOf(to)!.title} are prepared in the changes “<Link to={changesPath(set.id)}>{set.title}</Link>”.
        </p>
      );
    return (
      <div key={kind.key} className={adminStyles.actions}>
        <Button
          variant="quiet"
          onClick={() => void act(async () => goOn(await (from ? duplicateContent(from, to) : beginContent(to, {}))))}
        >
          New: {kindOf(to)!.title}
        </Button>
        {from && <span className={fieldStyles.help}>Begins as a copy of {kindOf(from)!.title}.</span>}
      </div>
    );
  });
}

/** Returns the keys of the newest year, if there is one, and of the next year. */
function keysOf(kind: ContentKind, own: ContentEntry[], today: string): [from: string | undefined, to: string] {
  const years = own.map(({ key }) => Number(nameIn(kind, key)));
  const keyOf = (year: number | string) => kind.key.replace("*", String(year));
  if (years.length === 0) return [undefined, keyOf(today.slice(0, 4))];
  const newest = Math.max(...years);
  return [keyOf(newest), keyOf(newest + 1)];
}
