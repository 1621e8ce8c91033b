import type { ReactNode } from "react";
import type { Prose as Text } from "../../../domain/prose";
import { Page } from "../../ui/page/page";
import { Prose } from "../../ui/prose/prose";
import { EditContent } from "./edit-content";

type Props = {
  /** The path of its file below content/, without the extension. */
  of: string;
  title: string;
  text: Text | undefined;
  awaited?: ReactNode;
  children?: ReactNode;
};

/** A page with one text that may not exist yet. */
export function OptionalText({ of, title, text, awaited, children }: Props) {
  return (
    <Page title={title}>
      <EditContent of={of} label={title} />
      {text ? <Prose prose={text} /> : awaited}
      {children}
    </Page>
  );
}
