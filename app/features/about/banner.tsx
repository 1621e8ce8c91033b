import type { ComponentProps } from "react";
import { RidgeEdge } from "../../ui/land/ridge-edge";
import styles from "./banner.module.css";

const RIDGES: ComponentProps<typeof RidgeEdge>["ridges"] = [
  ["0,118 260,66 620,112 980,126 1240,104 1600,62", "42,520,0.9 13,171,0.4 4,61,1.1"],
  ["0,142 400,150 760,108 1100,128 1340,150 1600,136", "26,610,2.6 9,193,1.2 3,53,0.6"],
];

/** `isTitle`: on /discover this text is the page's `h1`; each child page has its own. */
export function Banner({ brand, isTitle }: { brand: string; isTitle: boolean }) {
  const Title = isTitle ? "h1" : "p";
  return (
    <div className={`${styles.banner} ${isTitle ? styles.tall : ""}`}>
      <div className={styles.bannerText}>
        <Title className={styles.bannerTitle}>E-CELL</Title>
        <p className={styles.brand}>{brand}</p>
      </div>
      <RidgeEdge ridges={RIDGES} />
    </div>
  );
}
