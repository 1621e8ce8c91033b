import { RidgeEdge } from "../../ui/land/ridge-edge";
import ridges from "./ridges.svg";
import styles from "./banner.module.css";

/** A longer name would be cut off on a phone in the largest letters. */
const MAX_LARGE = 10;

type Props = { menuName: string; brand: string; isTitle: boolean };

/** `isTitle`: on /discover this text is the page's `h1`; each child page has its own. */
export function Banner({ menuName, brand, isTitle }: Props) {
  const Title = isTitle ? "h1" : "p";
  const size = menuName.length > MAX_LARGE ? `${styles.tall} ${styles.long}` : styles.tall;
  return (
    <div className={`${styles.banner} ${isTitle ? size : ""}`}>
      <div className={styles.bannerText}>
        <Title className={styles.bannerTitle}>{menuName}</Title>
        <p className={styles.brand}>{brand}</p>
      </div>
      <RidgeEdge file={ridges} />
    </div>
  );
}
