import type { InboxMessage } from "../contact-message";
import { changeMessage, deleteMessage, resendMessage } from "../message-calls";
import { Badge } from "../../../ui/badge/badge";
import { Button, buttonClass } from "../../../ui/button/button";
import { AskButton } from "../../../ui/admin/ask-button";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";
import { MessageText } from "./message-text";
import styles from "./messages.module.css";

type Props = { message: InboxMessage & { received: string }; sendsMail: boolean };

/** After each change the list is loaded again. */
export function Message({ message, sendsMail }: Props) {
  const { from_name: name, from_email: email, suspicion } = message;
  return (
    <li className={styles.message}>
      <div className={styles.facts}>
        <Badge variant={message.readAt || message.answeredAt ? "quiet" : "today"}>{stateOf(message)}</Badge>
        <time dateTime={message.receivedAt}>{message.received}</time>
        {message.delivery && <span>{deliveryOf(message.delivery)}</span>}
        {suspicion && <span className={adminStyles.problem}>{suspicion}</span>}
      </div>
      <div className={styles.said}>
        <div>
          <h2 dir="auto">{name}</h2>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
        <MessageText text={message.message} />
        <MessageControls message={message} sendsMail={sendsMail} />
      </div>
    </li>
  );
}

/** Opens the person's mail program. Mail programs refuse long addresses, so the message is not quoted. */
function replyTo({ from_email: email, received }: Props["message"]): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Re: your message of ${received}`)}`;
}

type List = "inbox" | "spam";
const NAMES = { inbox: "the inbox", spam: "spam" };

function MessageControls({ message, sendsMail }: Props) {
  const { id, readAt, answeredAt, suspicion, delivery, from_name: name } = message;
  const act = useAction("The message could not be changed.");

  const button = (label: string, work: () => Promise<void>, done?: string, undo?: () => unknown) => (
    <ChangeButton {...{ label, name, work, done, undo }} />
  );
  const move = (list: List) => changeMessage(id, { suspected: list === "spam" });
  const moveTo = (list: List, from: List) =>
    button(
      `Move to ${list}`,
      () => move(list),
      `The message is in ${NAMES[list]} now.`,
      () => act(() => move(from), `The message is in ${NAMES[from]} again.`),
    );
  return (
    <div className={adminStyles.actions}>
      {!suspicion && (
        <a className={buttonClass({ variant: "quiet", small: true })} href={replyTo(message)}>
          Reply by mail<span className="visually-hidden"> to {name}</span>
        </a>
      )}
      {suspicion
        ? moveTo("inbox", "spam")
        : button(
            readAt ? "Mark as new" : "Mark as read",
            () => changeMessage(id, { read: !readAt }),
            `The message is marked as ${readAt ? "new" : "read"}.`,
          )}
      {!suspicion &&
        button(
          answeredAt ? "Mark as not answered" : "Mark as answered",
          () => changeMessage(id, { answered: !answeredAt }),
          `The message is marked as ${answeredAt ? "not answered" : "answered"}.`,
        )}
      {!suspicion && moveTo("spam", "inbox")}
      {/* A message without a delivery arrived before mail was set up. */}
      {sendsMail &&
        !suspicion &&
        delivery?.state !== "waiting" &&
        button(delivery ? "Send again" : "Send by mail", () => resendMessage(id), "The message will be mailed.")}
      <AskButton
        label="Delete"
        of={`message from ${name}`}
        title={`Delete the message from ${name}?`}
        confirm="Delete message"
        onConfirm={() => act(() => deleteMessage(id), "The message was deleted.")}
      >
        <p>This cannot be undone.</p>
      </AskButton>
    </div>
  );
}

type ChangeProps = {
  label: string;
  name: string;
  work: () => Promise<void>;
  done: string | undefined;
  undo: (() => unknown) | undefined;
};

/** Several changes of a message may run at once, so each button has its own action. */
function ChangeButton({ label, name, work, done, undo }: ChangeProps) {
  const act = useAction("The message could not be changed.");
  return (
    <Button variant="quiet" small onClick={() => void act(work, done, { undo })}>
      {label}
      <span className="visually-hidden">: message from {name}</span>
    </Button>
  );
}

function stateOf({ readAt, answeredAt }: InboxMessage): string {
  if (answeredAt) return "Answered";
  return readAt ? "Read" : "New";
}

function deliveryOf({ state, reason }: NonNullable<InboxMessage["delivery"]>): string {
  const because = reason ? `: ${reason}` : "";
  switch (state) {
    case "delivered":
      return "Mailed";
    case "waiting":
      return `Waiting to be mailed${because}`;
    case "failed":
      return `Could not be delivered${because}`;
    case "unknown":
      return `Perhaps mailed: the mail service did not confirm it${because}`;
  }
}
