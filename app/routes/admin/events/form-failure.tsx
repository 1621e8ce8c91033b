import { useId } from "react";
import type { CallFailure } from "../../../api/request";
import { Notice } from "../../../ui/notice/notice";

/** The specification's words, and below them what can be done about it. */
export function FormFailure({ text, failure }: { text: string; failure: CallFailure }) {
  const id = useId();
  const fields = Object.entries(failure.fields);
  return (
    <Notice kind="failure">
      <p id={id}>{text}</p>
      {fields.length > 0 ? (
        <ul aria-labelledby={id}>
          {fields.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name === "file" ? "image" : name}`}>{problem}</a>
            </li>
          ))}
        </ul>
      ) : (
        failure.status >= 400 && failure.status < 500 && <p>{failure.message}</p>
      )}
    </Notice>
  );
}
