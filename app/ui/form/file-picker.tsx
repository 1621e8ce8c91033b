import type { ComponentProps } from "react";
import { IMAGE_ACCEPT } from "../../../domain/picture-file";
import { buttonClass } from "../button/button";
import styles from "./file-picker.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  text: string;
  onFiles: (files: File[]) => void;
};

/** Covers the browser's file field with our own label, so that people can also drop files on it. */
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
          // Otherwise adding the same file again is no change.
          if (input.multiple) currentTarget.value = "";
        }}
      />
    </label>
  );
}
