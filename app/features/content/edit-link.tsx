import { use, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/icon/icon";
import { Link } from "../../ui/link/link";
import { useNotices } from "../../ui/notice/notices";
import { editPath } from "./content";
import { EditorContext } from "./editing";
import { NOT_OPENED, type Part } from "./sheet/part";
import styles from "./edit-link.module.css";

type Target =
  | Omit<Part, "label">
  /** A page with another form. */
  | { to: string };
type Props = Target & {
  label: string;
  /** Replaces “Edit:” and the label. */
  text?: string;
  /** Above the heading of a section or page, on the upper edge of a smaller part, or at its foot. */
  place?: "section" | "edge" | "foot";
};

export default function EditLink({ label, text, place = "section", ...target }: Props) {
  const setEditor = use(EditorContext);
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const looks = { className: `${styles.edit} ${styles[place]}`, "aria-label": text ?? `Edit: ${label}` };
  const content = (
    <>
      <Icon name="pencil" size={18} />
      {text ?? <Words label={label} isBare={place !== "section"} />}
    </>
  );
  if ("to" in target)
    return (
      <Link to={target.to} {...looks}>
        {content}
      </Link>
    );
  const part = { ...target, label };

  /** The form is large, so it is loaded only on request. */
  async function open(button: HTMLElement) {
    setBusy(true);
    try {
      const { default: Sheet } = await import("./sheet/sheet");
      // The form of another part asks before pictures are lost, and says that its text is not published.
      const cancelOfOther = () => document.querySelector<HTMLElement>("dialog[open] [name=cancel]");
      flushSync(() => cancelOfOther()?.click());
      if (cancelOfOther()) return;
      flushSync(() => setEditor(() => ({ sheet: <Sheet key={label} part={part} opener={button} /> })));
      // The sheet covers a part of the screen, and has changed the layout of the page.
      button.parentElement?.scrollIntoView();
    } catch {
      // Chromium never loads a failed module again, so open the page with the whole form.
      if (navigator.onLine) location.assign(editPath(part.of, part.part));
      else notify("failure", NOT_OPENED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" {...looks} aria-busy={busy} onClick={({ currentTarget }) => void open(currentTarget)}>
      {content}
    </button>
  );
}

/** On a phone there is room for one word above a heading, and for none elsewhere. */
function Words({ label, isBare }: { label: string; isBare: boolean }) {
  if (isBare) return <span className={styles.words}>Edit: {label}</span>;
  return (
    <span>
      Edit<span className={styles.words}>: {label}</span>
    </span>
  );
}
