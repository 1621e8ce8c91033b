import { RidgeEdge } from "../../ui/land/ridge-edge";
import ridges from "./ridges.svg";
import styles from "./banner.module.css";

/** `isTitle`: on /discover this text is the page's `h1`; each child page has its own. */
export function Banner({ brand, isTitle }: { brand: string; isTitle: boolean }) {
  const Title = isTitle ? "h1" : "p";
  return (
    <div className={`${styles.banner} ${isTitle ? styles.tall : ""}`}>
      <div className={styles.bannerText}>
        <Title className={styles.bannerTitle}>E-CELL</Title>
        <p className={styles.brand}>{brand}</p>
      </div>
      <RidgeEdge file={ridges} />
    </div>
  );
}
