import type { ReactNode } from "react";
import styles from "../../ui/content-awaited/content-awaited.module.css";
import hill from "../../ui/content-awaited/hill.svg";
import { ContourMap } from "../../ui/land/contour-map";
import { EditContent } from "./edit-content";

type Props = { page: "learn" | "partners"; text: string; children?: ReactNode };

/** Replaces a text that nobody has written yet. */
export function Awaited({ page, text, children }: Props) {
  return (
    <section className={styles.awaited}>
      <div className={styles.text}>
        <h2>Content awaited</h2>
        <EditContent of="pages" part={`${page}.awaited`} label="Content awaited" place="edge" />
        {text && text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {children}
      </div>
      <ContourMap hill={`${hill}#hill`} className={styles.map} />
    </section>
  );
}
