import type { ReactNode } from "react";
import { ContentAwaited } from "../../ui/content-awaited/content-awaited";
import { EditContent } from "./edit-content";

type Props = { page: "learn" | "partners"; text: string; children?: ReactNode };

/** Replaces a text that nobody has written yet. */
export function Awaited({ page, text, children }: Props) {
  return (
    <ContentAwaited>
      <EditContent of="pages" part={`${page}.awaited`} label="Content awaited" place="edge" />
      {text && text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {children}
    </ContentAwaited>
  );
}
