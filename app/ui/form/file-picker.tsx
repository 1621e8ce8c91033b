import type { ComponentProps } from "react";
import { IMAGE_ACCEPT } from "../../../domain/picture-file";
import { buttonClass } from "../button/button";
import styles from "./file-picker.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  text: string;
  onFiles: (files: File[]) => void;
};

/** A button with our own words over the browser's file field, so that files can also be dropped on it. */
export function FilePicker({ text, accept = IMAGE_ACCEPT, onFiles, ...input }: Props) {
  return (
    <label className={`${styles.picker} ${buttonClass({ variant: "quiet" })}`}>
      <span id={`${input.id}-text`}>{text}</span>
      <input
        {...input}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Else adding the same file again changes nothing.
          if (input.multiple) currentTarget.value = "";
        }}
      />
    </label>
  );
}
