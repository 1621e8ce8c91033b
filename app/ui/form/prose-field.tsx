import { useRef, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from "react";
import { FieldFrame, FieldTexts, describedBy, type TextArea } from "../field/field";
import fieldStyles from "../field/field.module.css";
import { useNotices } from "../notice/notices";
import { insertText } from "./insert-text";
import {
  link,
  markLines,
  nextItem,
  nextParagraph,
  pastedLink,
  pastedText,
  wrap,
  type Edit,
  type Selected,
} from "./prose-edit";
import styles from "./prose-field.module.css";
import { readClipboard } from "./read-clipboard";

type Props = Omit<ComponentProps<typeof TextArea>, "ref">;

const BUTTONS: { label: string; sign: string; edit: (selected: Selected) => Edit }[] = [
  { label: "Bold", sign: "B", edit: (selected) => wrap(selected, "**", "bold text") },
  { label: "Italic", sign: "I", edit: (selected) => wrap(selected, "*", "italic text") },
  { label: "Heading", sign: "H", edit: (selected) => markLines(selected, "## ") },
  { label: "List", sign: "•", edit: (selected) => markLines(selected, "- ") },
  { label: "Link", sign: "Link", edit: link },
  { label: "Quote", sign: "“ ”", edit: (selected) => markLines(selected, "> ") },
];
const HELP = "Enter starts a new paragraph. The buttons make headings, lists, links, and bold or italic text.";

/** A long text with Markdown in a plain text field, so that every keyboard and screen reader works. */
export function ProseField({ label, name, help, error, ...input }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { notify } = useNotices();
  const hint = [HELP, help].filter(Boolean).join(" ");
  return (
    <FieldFrame {...{ name, label, error }} optional={!input.required}>
      {/* Above the text, which can be longer than the screen. */}
      <FieldTexts name={name} help={hint} />
      <div className={styles.prose}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- One of its buttons has the focus. */}
        <div role="toolbar" aria-label={`Format ${label}`} className={styles.toolbar} onKeyDown={moveFocus}>
          {BUTTONS.map(({ label: title, sign, edit }, index) => (
            <button
              key={title}
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              aria-label={title}
              title={title}
              data-format={title}
              onClick={() => apply(area.current!, edit(selectedIn({ currentTarget: area.current! })))}
            >
              {sign}
            </button>
          ))}
        </div>
        <textarea
          ref={area}
          id={name}
          name={name}
          className={fieldStyles.input}
          onKeyDown={(event) => isEnter(event) && applyInstead(event, afterEnter(selectedIn(event)))}
          onPaste={(event) => {
            const selected = selectedIn(event);
            const { markdown, note } = readClipboard(event.clipboardData);
            const asLink = pastedLink(selected, event.clipboardData.getData("text"));
            applyInstead(event, asLink ?? (markdown ? pastedText(selected, markdown) : undefined));
            if (note) notify("notice", note, { takesFocus: false });
          }}
          {...describedBy({ name, help: hint, error })}
          {...input}
        />
      </div>
    </FieldFrame>
  );
}

type InArea = { currentTarget: HTMLTextAreaElement };

function selectedIn({ currentTarget: { value, selectionStart, selectionEnd } }: InArea): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** While someone composes a character, Enter accepts it. Shift + Enter only breaks the line. */
function isEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing;
}

const afterEnter = (selected: Selected) => nextItem(selected) ?? nextParagraph(selected);

/** Replaces the browser's own edit. */
function applyInstead(event: SyntheticEvent<HTMLTextAreaElement>, edit: Edit | undefined): void {
  if (!edit) return;
  event.preventDefault();
  apply(event.currentTarget, edit);
}

function apply(area: HTMLTextAreaElement, { start, end, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(start, end);
  if (insert || start < end) insertText(insert);
  area.setSelectionRange(...select);
}

/** A toolbar is one Tab stop, and the arrow keys move inside. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll("button")];
  const next = buttons.at((buttons.indexOf(target as HTMLButtonElement) + step) % buttons.length)!;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
