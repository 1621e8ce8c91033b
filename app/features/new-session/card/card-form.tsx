import { useRef, useState } from "react";
import { personTexts, type PersonTexts } from "../../../../domain/content/team";
import { formatPlainDate } from "../../../../domain/dates";
import { formatDay } from "../../../../domain/moments";
import { CHECK_FIELDS, type FieldErrors } from "../../../../domain/form-problems";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { ApiError } from "../../../ui/call/request";
import { Field } from "../../../ui/field/field";
import { completeAddress } from "../../../ui/form/complete-address";
import { FormFailure } from "../../../ui/form/form-failure";
import { TickField } from "../../../ui/form/tick-field";
import { useFormCall } from "../../../ui/form/use-form-call";
import { Notice } from "../../../ui/notice/notice";
import { sendOwnCard } from "../card-calls";
import type { OwnCard } from "../member-card";
import { readUnsaved, storeUnsaved, type Unsaved } from "../../../ui/form/with-storage";
import { unsavedCardName } from "../unsaved";
import { CardPhoto, type ChosenPhoto } from "./card-photo";

const STORED = [...Object.keys(personTexts), "agreed"];
const { name: _, role, ...links } = personTexts;
const TYPES: Record<string, string> = { email: "email", link: "url" };
type Values = Partial<Record<keyof PersonTexts | "agreed", string>> & { photo?: Exclude<ChosenPhoto, File> };

const LOST = "The photo that you chose is not here any more. Choose it again.";

export default function CardForm({ token, first }: { token: string; first: OwnCard }) {
  const unsavedName = unsavedCardName(token);
  const [unsaved, setUnsaved] = useState(() => readUnsaved(unsavedName) as Values);
  const [sent, setSent] = useState<OwnCard>();
  const card = sent ?? first;
  const values: Values = { name: card.name, ...card.known, ...card.data, ...unsaved };
  const [photo, setPhoto] = useState<ChosenPhoto>(unsaved.photo ?? "stored");
  /** Includes a photo that is still being prepared. */
  const latestPhoto = useRef(Promise.resolve(photo));
  const {
    formProps,
    problems,
    errors: wrong,
    busy,
  } = useFormCall(async (form) => {
    const sending = latestPhoto.current;
    const sentPhoto = await sending;
    // The message at the photo may be far above the button.
    if (sentPhoto === "lost") throw new ApiError(CHECK_FIELDS, 400);
    if (sentPhoto instanceof File) form.set("photo", sentPhoto);
    if (sentPhoto === "none") form.set("removePhoto", "on");
    setSent(await sendOwnCard(token, form));
    // Another photo that was chosen meanwhile is not sent yet.
    if (latestPhoto.current === sending) await choose("stored");
    setUnsaved({});
    storeUnsaved(unsavedName, {});
  });
  const errors: FieldErrors = { ...wrong, ...(photo === "lost" && { photo: LOST }) };

  async function choose(next: ChosenPhoto | Promise<ChosenPhoto>) {
    const before = latestPhoto.current;
    // A file that is no picture changes nothing.
    const chosen = Promise.resolve(next).catch(() => before);
    latestPhoto.current = chosen;
    const shown = await chosen;
    if (latestPhoto.current !== chosen) return;
    setPhoto(shown);
    // A reload keeps only texts.
    keep({ photo: shown instanceof File ? "lost" : shown });
  }
  function keep(changed: Unsaved) {
    storeUnsaved(unsavedName, { ...readUnsaved(unsavedName), ...changed });
  }
  function store({ currentTarget }: { currentTarget: HTMLFormElement }) {
    const form = new FormData(currentTarget);
    keep(Object.fromEntries(STORED.map((name) => [name, String(form.get(name) ?? "")])));
  }
  const field = (name: keyof PersonTexts) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <form className={adminStyles.form} {...formProps} onInput={store} noValidate>
      <p>
        This card is for the page “Meet the Team” in the session {card.session}. Administrators see it when you send it.
        Everybody sees it {whenShown(card)}.
      </p>
      {first.data && <p>You have sent this card. {whenEditable(first)}</p>}
      <Field label="Name" required autoComplete="name" {...field("name")} />
      <Field label="Role" required placeholder={role.example} {...field("role")} />
      <CardPhoto
        token={token}
        hasPhoto={card.hasPhoto}
        photo={photo}
        error={errors.photo}
        onChange={(next) => void choose(next)}
      />
      {Object.entries(links).map(([name, { label, help, kind, ...about }]) => (
        <Field
          key={name}
          {...{ label, help }}
          type={TYPES[kind]}
          onBlur={kind === "link" ? completeAddress : undefined}
          placeholder={"example" in about ? about.example : undefined}
          {...field(name as keyof typeof links)}
        />
      ))}
      <TickField
        name="agreed"
        label="I agree that the site shows this to everybody"
        help="You can ask the cell to take it down at any time."
        defaultChecked={values.agreed === undefined ? card.data !== null : values.agreed === "on"}
        error={errors.agreed}
      />
      <FormFailure problems={problems} errors={errors} />
      {sent && !problems && (
        <Notice kind="success" takesFocus={sent}>
          Sent. {whenEditable(sent)}
        </Notice>
      )}
      <div className={adminStyles.actions}>
        <Button type="submit" busy={busy}>
          {card.data ? "Send the corrected card" : "Send the card"}
        </Button>
      </div>
    </form>
  );
}

function whenShown({ publishOn }: OwnCard): string {
  const day = publishOn ? `from ${formatPlainDate(publishOn)} at the earliest` : "once the session is published";
  return `after an administrator has accepted it, ${day}`;
}

/** The day is in the time zone of the person, because this page is drawn in the browser. */
function whenEditable({ expiresAt }: OwnCard): string {
  const day = formatDay(expiresAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `You can correct it here until an administrator accepts it, at the latest until ${day}.`;
}
