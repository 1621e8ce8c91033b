import { useRef, useState } from "react";
import type { IicSheet } from "./iic-sheet";
import { IicRow } from "./iic-row";

export function IicFields({ sheet: { id, unit, fields } }: { sheet: IicSheet }) {
  const [status, setStatus] = useState({ label: "", text: "" });
  const list = useRef<HTMLOListElement>(null);

  async function copy(label: string, value: string, index: number) {
    try {
      await navigator.clipboard.writeText(value);
      setStatus({ label, text: `${label}: copied.` });
    } catch {
      getSelection()?.selectAllChildren(list.current!.querySelectorAll(".iic-value")[index]!);
      setStatus({ label: "", text: `${label} could not be copied. It is selected: copy it yourself.` });
    }
  }
  return (
    <>
      <p className="iic-status" role="status">
        {status.text}
      </p>
      <ol className="iic-fields" ref={list}>
        {fields.map((field, index) => (
          <IicRow
            key={field.label}
            {...{ id, unit, field }}
            isCopied={status.label === field.label}
            onCopy={() => void copy(field.label, field.value, index)}
          />
        ))}
      </ol>
    </>
  );
}
