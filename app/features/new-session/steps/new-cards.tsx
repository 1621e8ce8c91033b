import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useDone } from "../../../ui/call/use-done";
import { TextArea } from "../../../ui/field/field";
import { useFormCall } from "../../../ui/form/use-form-call";
import { SharedLink } from "../../../ui/shared-link/shared-link";
import { createCards } from "../card-calls";
import { CARD_DAYS, type NewCard } from "../member-card";

/** The links are shown once, to be copied or shared. */
export function NewCards({ id }: { id: number }) {
  const [made, setMade] = useState<NewCard[]>([]);
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const lines = String(form.get("names")).split("\n");
    const cards = await createCards(id, lines.map((line) => line.trim()).filter(Boolean));
    setMade((before) => [...cards, ...before]);
    await done("Send each link to its person now. It is not shown again.");
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea
        label="Names"
        name="names"
        rows={3}
        required
        help={`One in each line. The links are valid for ${CARD_DAYS} days.`}
        // `names.2` is about the third line.
        error={problems && (Object.values(errors)[0] ?? problems.text)}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet" busy={busy}>
          Make links
        </Button>
      </div>
      {made.map(({ id: card, name, link }) => (
        <SharedLink
          key={card}
          label={`Link for ${name}`}
          name={`link-${card}`}
          link={new URL(link, location.origin).href}
          of={name}
          text={`${name}, please fill in your card for our team page:`}
        />
      ))}
    </form>
  );
}
