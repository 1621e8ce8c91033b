import type { ReactNode } from "react";
import { Vignette } from "../land/vignette";
import type { Scene } from "../land/vignette-scenes";
import styles from "./empty.module.css";

/** Replaces an empty list with a drawing and the reason. */
export function Empty({ scene, children }: { scene: Scene; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Vignette scene={scene} className={styles.drawing} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
