import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import adminStyles from "../../../ui/admin/admin.module.css";
import { TextArea } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { Notice } from "../../../ui/notice/notice";
import { SharedLink } from "../../../ui/shared-link/shared-link";
import { createCards } from "../card-calls";
import { CARD_DAYS, type NewCard } from "../member-card";
import { useUnsaved } from "../unsaved-changes";

/** The links are shown once, to copy or share them. */
export function NewCards({ id }: { id: number }) {
  const [made, setMade] = useState<NewCard[]>([]);
  const { revalidate } = useRevalidator();
  const { unsaved, forget } = useUnsaved();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const lines = String(form.get("names")).split("\n");
    const cards = await createCards(id, lines.map((line) => line.trim()).filter(Boolean));
    forget("names");
    setMade((before) => [...cards, ...before]);
    await revalidate();
  });
  // The person needs the links now, and the message has the focus.
  const links = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made.length > 0) links.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [made]);
  // `names.2` is the third line.
  const [wrongLine] = Object.values(errors);
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea
        label="Names"
        name="names"
        rows={3}
        defaultValue={unsaved.names}
        required
        help={`One in each line. The links are valid for ${CARD_DAYS} days.`}
        error={wrongLine}
      />
      <FormEnd
        problems={problems && { text: wrongLine ?? problems.text, fields: {} }}
        busy={busy}
        label="Make links"
        variant="quiet"
      />
      {made.length > 0 && (
        <Notice kind="success" takesFocus={made}>
          Send each link to its person now. It is not shown again.
        </Notice>
      )}
      <div ref={links} className={adminStyles.form}>
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
      </div>
    </form>
  );
}
