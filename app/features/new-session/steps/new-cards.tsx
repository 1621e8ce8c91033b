import { useState, type SubmitEvent } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { ApiError, NO_RESPONSE } from "../../../ui/call/request";
import { useAction } from "../../../ui/call/use-action";
import { Field, TextArea } from "../../../ui/field/field";
import { useNotices } from "../../../ui/notice/notices";
import { createCards } from "../card-calls";
import { CARD_DAYS, type NewCard } from "../member-card";

/** The links are shown once, to be copied or shared. */
export function NewCards({ id }: { id: number }) {
  const [made, setMade] = useState<NewCard[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const reload = useAction("");

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const lines = String(new FormData(form).get("names")).split("\n");
    const names = lines.map((line) => line.trim()).filter(Boolean);
    try {
      setMade([...(await createCards(id, names)), ...made]);
      setFailure(undefined);
      form.reset();
      await reload(() => Promise.resolve(), "Send each link to its person now. It is not shown again.");
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError(NO_RESPONSE));
    }
  }
  return (
    <form className={adminStyles.form} onSubmit={(submitted) => void submit(submitted)}>
      <TextArea
        label="Names"
        name="names"
        rows={3}
        required
        help={`One in each line. The links are valid for ${CARD_DAYS} days.`}
        error={failure && (Object.values(failure.fields)[0] ?? failure.message)}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          Make links
        </Button>
      </div>
      {made.map((card) => (
        <CardLink key={card.id} card={card} />
      ))}
    </form>
  );
}

function CardLink({ card: { id, name, link } }: { card: NewCard }) {
  const { notify } = useNotices();
  const address = new URL(link, location.origin).href;
  const text = `${name}, please fill in your card for our team page:`;

  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => notify("success", `The link for ${name} is copied.`),
      () => notify("failure", "It could not be copied. Select the link and copy it."),
    );
  }
  return (
    <div className={adminStyles.form}>
      <Field label={`Link for ${name}`} name={`link-${id}`} readOnly required value={address} />
      <div className={adminStyles.actions}>
        <Button small variant="quiet" onClick={() => void copy()}>
          Copy<span className="visually-hidden"> the link for {name}</span>
        </Button>
        {"share" in navigator && (
          <Button
            small
            variant="quiet"
            onClick={() => void navigator.share({ text, url: address }).catch(() => undefined)}
          >
            Share<span className="visually-hidden"> the link for {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
