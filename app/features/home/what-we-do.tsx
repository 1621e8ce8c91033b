import { EditContent } from "../content/edit-content";
import { Link } from "../../ui/link/link";
import { Climb } from "./climb";
import type { HomeData } from "./home-data";
import { StageGlyph } from "./stage-glyph";
import sections from "./section.module.css";
import styles from "./what-we-do.module.css";

export function WhatWeDo({ whatWeDo }: { whatWeDo: HomeData["whatWeDo"] }) {
  return (
    <section className={`${sections.section} ${styles.what}`}>
      <EditContent of="home" part="whatWeDo.heading" label="What we do" />
      <h2>{whatWeDo.heading}</h2>
      <p className={styles.whatText}>{whatWeDo.text}</p>
      <Climb />
      <ol className={styles.stages}>
        {whatWeDo.cards.map(({ title, description }, index) => (
          <li key={title} className={styles.stage}>
            <StageGlyph stage={index} />
            <h3>{title}</h3>
            <p>{description}</p>
            <Link to="/discover/who-we-are">
              know more<span className="visually-hidden"> about {title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
