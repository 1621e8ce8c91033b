import { ContourMap } from "../../ui/land/contour-map";
import type { HomeData } from "./home-data";
import sections from "./section.module.css";
import styles from "./who-we-are.module.css";

export function WhoWeAre({ whoWeAre }: { whoWeAre: HomeData["whoWeAre"] }) {
  return (
    <section className={`${sections.section} ${styles.who}`}>
      <div className={styles.whoText}>
        <h2>{whoWeAre.heading}</h2>
        {whoWeAre.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ContourMap seed={1.3} way className={styles.map} />
    </section>
  );
}
