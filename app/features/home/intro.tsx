import { EditContent } from "../content/edit-content";
import { ButtonLink } from "../../ui/button/button";
import type { HomeData } from "./home-data";
import sections from "./section.module.css";
import styles from "./intro.module.css";

export function Intro({ intro }: { intro: HomeData["intro"] }) {
  return (
    <section className={`${sections.section} ${styles.intro}`}>
      <EditContent of="home" part="intro.heading" label="Introduction" />
      <h2>{intro.heading}</h2>
      <div className={styles.introText}>
        <p>{intro.text}</p>
        <ButtonLink to="/discover/who-we-are">Get Started</ButtonLink>
      </div>
    </section>
  );
}
