import { useState } from "react";
import { useRevalidator } from "react-router";
import adminStyles from "../../../ui/admin/admin.module.css";
import { TextArea } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { createCards } from "../card-calls";
import { CARD_DAYS, type MemberCard, type NewCard } from "../member-card";
import { namesOf, plain, type TeamPerson } from "../new-session";
import { useUnsaved } from "../unsaved-changes";

type Props = { id: number; team: TeamPerson[]; cards: MemberCard[]; onMade: (made: NewCard[]) => void };

export function NewCards({ id, team, cards, onMade }: Props) {
  const { revalidate } = useRevalidator();
  const { unsaved, forget } = useUnsaved();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const lines = String(form.get("names")).split("\n");
    const made = await createCards(id, lines.map((line) => line.trim()).filter(Boolean));
    forget("names");
    await revalidate();
    onMade(made);
  });
  const suggested = withoutCard(team, cards);
  // A new key shows the new names when somebody is added or removed, unless the person is typing others.
  const newest = suggested.join();
  const [shown, setShown] = useState({ newest, key: newest });
  if (shown.newest !== newest) setShown({ newest, key: unsaved.names === undefined ? newest : shown.key });
  const whose = suggested.length > 0 ? "Without a portrait so far. Change the list as you like: one name" : "One";
  // `names.2` is the third name.
  const [wrongLine] = Object.values(errors);
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea
        key={shown.key}
        label="Names"
        name="names"
        rows={3}
        defaultValue={unsaved.names ?? suggested.join("\n")}
        required
        help={`${whose} in each line. The links are valid for ${CARD_DAYS} days.`}
        error={wrongLine}
      />
      <FormEnd
        problems={problems && { text: wrongLine ?? problems.text, fields: {} }}
        busy={busy}
        label="Make links"
        variant="quiet"
      />
    </form>
  );
}

/** Returns the names of people whom a card would help: a pasted table has no portraits. */
function withoutCard(team: TeamPerson[], cards: MemberCard[]): string[] {
  const known = namesOf(cards);
  return team.filter(({ name, hasPortrait }) => !hasPortrait && !known.has(plain(name))).map(({ name }) => name);
}
