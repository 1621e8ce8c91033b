import adminStyles from "../admin/admin.module.css";
import { Button } from "../button/button";
import { Field } from "../field/field";
import { useNotices } from "../notice/notices";

type Props = {
  label: string;
  name: string;
  link: string;
  /** Whose link it is, where a page shows several. */
  of?: string;
  /** The message that is shared with the link. */
  text?: string;
};

/** A link to copy or to share. It appears only after a click, so never in HTML from the server. */
export function SharedLink({ label, name, link, of, text }: Props) {
  const { notify } = useNotices();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      notify("success", "The link is copied.");
    } catch {
      notify("failure", "The link could not be copied. Select it and copy it yourself.");
    }
  }
  async function share() {
    try {
      await navigator.share({ text, url: link });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled) notify("failure", "The link could not be shared. Copy it instead.");
    }
  }
  const whose = of && <span className="visually-hidden"> for {of}</span>;
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
        <Button variant="quiet" small onClick={() => void copy()}>
          Copy the link{whose}
        </Button>
        {/* Many browsers of computers cannot. */}
        {"share" in navigator && (
          <Button variant="quiet" small onClick={() => void share()}>
            Share the link{whose}
          </Button>
        )}
      </div>
    </>
  );
}
