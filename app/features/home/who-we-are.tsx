import { EditContent } from "../content/edit-content";
import { ContourMap } from "../../ui/land/contour-map";
import type { HomeData } from "./home-data";
import sections from "./section.module.css";
import land from "./land.svg";
import styles from "./who-we-are.module.css";

export function WhoWeAre({ whoWeAre }: { whoWeAre: HomeData["whoWeAre"] }) {
  return (
    <section className={`${sections.section} ${styles.who}`}>
      <EditContent of="home" part="whoWeAre.heading" label="Who we are" />
      <div className={styles.whoText}>
        <h2>{whoWeAre.heading}</h2>
        {whoWeAre.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ContourMap hill={`${land}#hill`} way className={styles.map} />
    </section>
  );
}
