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
  const [typed, setTyped] = useState(unsaved.names);
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const sent = String(form.get("names"));
    const lines = sent.split("\n").map((line) => line.trim());
    const made = await createCards(id, lines.filter(Boolean));
    forget("names");
    setTyped((now) => (now === sent ? undefined : now));
    await revalidate();
    onMade(made);
  });
  const suggested = withoutCard(team, cards);
  const whose = suggested.length > 0 ? "Without a portrait so far. Change the list as you like: one name" : "One";
  // `names.2` is the third name.
  const [wrongLine] = Object.values(errors);
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea
        label="Names"
        name="names"
        rows={3}
        value={typed ?? suggested.join("\n")}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
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
