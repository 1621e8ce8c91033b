import { useEffect, useEffectEvent, useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { Form } from "react-router";
import { MAX_CONTACT_NAME_LENGTH, MAX_EMAIL_LENGTH, type ContactMessageInput } from "../contact-message";
import { CHECK_FIELDS } from "../../../../domain/form-problems";
import { sendContactMessage } from "../contact-calls";
import { ApiError } from "../../../ui/call/request";
import { Button } from "../../../ui/button/button";
import { Field, TextArea } from "../../../ui/field/field";
import { Link } from "../../../ui/link/link";
import { removeTyped, storeTyped, restoreTyped } from "./typed-message";
import styles from "./connect.module.css";

export const SUCCESS = "✅ Message sent successfully!";
export const FAILURE = "❌ Failed to send message. Please try again.";

const NOTHING_SENT = { status: "", reason: "", fields: {} };

/** The result of a form sent without JavaScript. */
export type ContactResult = {
  status: string;
  reason: string;
  fields: Record<string, string>;
  typed: Partial<ContactMessageInput>;
};

/** Without JavaScript the browser posts the form to this page's action. */
export function ContactForm({ result, keptFor }: { result?: ContactResult; keptFor: string }) {
  const [outcome, setOutcome] = useState<Omit<ContactResult, "typed">>(result ?? NOTHING_SENT);
  const { status, reason, fields } = outcome;
  const [sentFrom, setSentFrom] = useState("");
  const busy = status === "Sending...";
  // Counts from the first key press, not from rendering, because pages are cached.
  const firstInputAt = useRef<number | undefined>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // How long this text took is unknown, and 0 is not sent.
    if (restoreTyped(element.current!)) firstInputAt.current = 0;
  }, []);
  const showOutcome = useEffectEvent((text: string) => {
    const [wrong] = Object.keys(fields);
    if (wrong) (element.current!.elements.namedItem(wrong) as HTMLElement | null)?.focus();
    // On a phone the button may be at the lower edge.
    else if (text) message.current?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => showOutcome(status), [status]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setOutcome({ status: "Sending...", reason: "", fields: {} });
    try {
      const typed = Object.fromEntries(new FormData(form)) as ContactMessageInput;
      const elapsed = firstInputAt.current ? Math.round(performance.now() - firstInputAt.current) : undefined;
      await sendContactMessage({ ...typed, elapsed });
      removeTyped(form);
      firstInputAt.current = undefined;
      setSentFrom(typed.from_email);
      setOutcome({ status: SUCCESS, reason: "", fields: {} });
    } catch (error) {
      setOutcome({ status: FAILURE, ...reasonOf(error) });
    }
  }

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    firstInputAt.current ??= performance.now();
    storeTyped(currentTarget);
    if (status === SUCCESS) setOutcome(NOTHING_SENT);
    const { name } = target as HTMLElement as HTMLInputElement;
    if (fields[name]) setOutcome({ status, ...withoutError(outcome, name) });
  }

  return (
    <Form
      method="post"
      action="/connect#contact-result"
      reloadDocument
      className={styles.form}
      ref={element}
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Name"
        name="from_name"
        required
        readOnly={busy}
        maxLength={MAX_CONTACT_NAME_LENGTH}
        autoComplete="name"
        defaultValue={result?.typed.from_name}
        error={fields.from_name}
      />
      <Field
        label="Email"
        name="from_email"
        type="email"
        required
        readOnly={busy}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        defaultValue={result?.typed.from_email}
        error={fields.from_email}
      />
      <TextArea
        label="Message"
        name="message"
        rows={4}
        required
        readOnly={busy}
        defaultValue={result?.typed.message}
        error={fields.message}
      />
      <Trap />
      <p className={styles.privacy}>
        We store your message to reply to you, for {keptFor} at most. Only the cell reads it.{" "}
        <Link to="/privacy">Privacy</Link>
      </p>
      <div id="contact-result" className={styles.send}>
        <Button type="submit" busy={busy}>
          Send Message
        </Button>
        <div ref={message} className={styles.result}>
          <div role="status" className={styles.status}>
            <p>{status}</p>
            {reason && <p>{reason}</p>}
          </div>
          {/* Not in the status, whose text is specified. */}
          <div aria-live="polite">
            {status === SUCCESS && sentFrom && (
              <p>
                We will reply to <strong>{sentFrom}</strong>. Is this address wrong? Then write to us again.
              </p>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
}

/** A honeypot, hidden from sight, keyboard and screen readers, so only programs fill it in. */
function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type Refusal = Pick<ContactResult, "reason" | "fields">;

/** The error of a field disappears when its text changes, and the reason with the last error. */
function withoutError({ reason, fields }: Refusal, name: string): Refusal {
  const { [name]: _, ...others } = fields;
  return { reason: Object.keys(others).length > 0 ? reason : "", fields: others };
}

function reasonOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { reason: "", fields: {} };
  if (Object.keys(error.fields).length > 0) return { reason: CHECK_FIELDS, fields: error.fields };
  return { reason: error.status === 429 ? error.message : "", fields: {} };
}
