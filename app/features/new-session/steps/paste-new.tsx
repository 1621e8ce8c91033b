import { Suspense } from "react";
import type { TableItems } from "../../../../domain/collections/table-items";
import { personTexts, studentsCollection } from "../../../../domain/content/team";
import { lazyPart } from "../../../ui/lazy-part";
import { NotLoaded } from "../../../ui/notice/not-loaded";
import { Notice } from "../../../ui/notice/notice";
import { useUnsaved } from "../unsaved-changes";
import type { StepProps } from "./step-props";
import { TABLE, type AddPeople } from "./use-add-people";

/** The role decides whether a person is a lead or a member. The API takes these texts only. */
const PEOPLE = { ...studentsCollection.fields.members, label: "People", of: personTexts };

const PasteTable = lazyPart(() => import("../../../ui/form/paste-table"), NotLoaded);

/** Adding may have removed the pressed button. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

type Props = Pick<StepProps["session"], "team"> & {
  adding: AddPeople;
  /** Gets the people of the table that are not added yet. */
  onFound: (people: TableItems["items"]) => void;
};

export function PasteNew({ team, adding: { add, additions, failure }, onFound }: Props) {
  const { unsaved } = useUnsaved();
  return (
    <>
      {failure && (
        <Notice kind="failure" takesFocus={failure}>
          <p>{failure.text}</p>
          {failure.reasons.length > 0 && (
            <ul>
              {failure.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {/* A new key empties the field after its rows were added. */}
      <div key={additions} ref={additions > 0 ? takeLostFocus : undefined} tabIndex={-1}>
        <Suspense>
          <PasteTable
            name={TABLE}
            field={PEOPLE}
            first={unsaved[`${TABLE}-table`]}
            itemsNow={() => team}
            onFound={onFound}
            onAdd={(people) => void add(people)}
          />
        </Suspense>
      </div>
    </>
  );
}
