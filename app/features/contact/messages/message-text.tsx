import { cutText } from "../../../../domain/plain-text";
import styles from "./messages.module.css";

/** A longer message is cut, so that a page of spam is still a list. */
const SHORT_CHARACTERS = 400;
const SHORT_LINES = 8;

export function MessageText({ text }: { text: string }) {
  const start = cutText(text.split("\n").slice(0, SHORT_LINES).join("\n"), SHORT_CHARACTERS);
  if (start === text) return <Text text={text} />;
  return (
    <div className={styles.long}>
      <Text text={start} />
      <details>
        <summary>The whole message</summary>
        <Text text={text} />
      </details>
    </div>
  );
}

function Text({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
}
