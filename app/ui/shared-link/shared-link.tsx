import adminStyles from "../admin/admin.module.css";
import { SmallButton } from "../admin/small-button";
import { Field } from "../field/field";
import { useNotices } from "../notice/notices";
import { useCopy } from "./use-copy";

type Props = {
  label: string;
  name: string;
  link: string;
  /** The owner of the link, where a page shows several. */
  of?: string;
  /** A message to share with the link. */
  text?: string;
};

/** Appears only after a click, so the HTML from the server never contains the link. */
export function SharedLink({ label, name, link, of, text }: Props) {
  const { notify } = useNotices();
  const copy = useCopy("The link");
  async function share() {
    try {
      await navigator.share({ text, url: link });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled) notify("failure", "The link could not be shared. Copy it instead.");
    }
  }
  const whose = of && `for ${of}`;
  return (
    <>
      <Field
        label={label}
        name={name}
        readOnly
        required
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={adminStyles.actions}>
        <SmallButton label="Copy the link" of={whose} onClick={() => void copy(link)} />
        {/* Many desktop browsers cannot share. */}
        {"share" in navigator && <SmallButton label="Share the link" of={whose} onClick={() => void share()} />}
      </div>
    </>
  );
}
