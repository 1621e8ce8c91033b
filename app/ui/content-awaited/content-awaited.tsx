import type { ReactNode } from "react";
import { ContourMap } from "../land/contour-map";
import hill from "./hill.svg";
import styles from "./content-awaited.module.css";

/** Replaces the missing content of a page and names it. */
export function ContentAwaited({ children }: { children: ReactNode }) {
  return (
    <section className={styles.awaited}>
      <div className={styles.text}>
        <h2>Content awaited</h2>
        {children}
      </div>
      <ContourMap hill={`${hill}#hill`} className={styles.map} />
    </section>
  );
}
