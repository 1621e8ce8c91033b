import type { ReactNode } from "react";
import type { Prose as Text } from "../../../domain/prose";
import { Page } from "../../ui/page/page";
import { Prose } from "../../ui/prose/prose";
import { EditContent } from "./edit-content";

type Props = {
  /** The path of its file below content/, without the ending. */
  of: string;
  title: string;
  text: Text | undefined;
  /** Shown while there is no text. */
  awaited?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** A page of one text that may not be written yet. */
export function OptionalText({ of, title, text, awaited, children }: Props) {
  return (
    <Page title={title}>
      <EditContent of={of} label={title} />
      {text ? <Prose prose={text} /> : awaited}
      {children}
    </Page>
  );
}
