import type { ComponentProps } from "react";
import { buttonClass } from "../../ui/button/button";
import { previewPath } from "./changes-calls";

type Props = {
  /** The set of changes. */
  id: number;
  page: string;
  /** Only for screen readers, after the label. */
  of?: string;
  small?: boolean;
} & Pick<ComponentProps<"a">, "target" | "rel">;

/** A plain link, because the preview is no page of the router. */
export function PreviewLink({ id, page, of, small = false, ...link }: Props) {
  return (
    <a className={buttonClass({ variant: "quiet", small })} href={previewPath(id, page)} {...link}>
      Preview{of && <span className="visually-hidden"> {of}</span>}
    </a>
  );
}
