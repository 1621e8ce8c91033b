import { EditContent } from "../content/edit-content";
import { ButtonLink } from "../../ui/button/button";
import { HeroScene } from "./hero-scene";
import type { HomeData } from "./home-data";
import { Ticket } from "./ticket";
import styles from "./hero.module.css";

type Props = Pick<HomeData, "name" | "hero" | "upcoming" | "calledOff">;

export function Hero({ name, hero, upcoming, calledOff }: Props) {
  const isShort = hero.tagline.every((word, index) => word.length <= (ROOM[index] ?? 0));
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <HeroScene shape="wide" />
        <p className={styles.name}>
          <strong>{name.product}</strong> {name.brand}
        </p>
        <h1 className={styles.tagline}>
          <span className="visually-hidden">{hero.tagline.join(", ")}</span>
          <span className={isShort ? styles.words : `${styles.words} ${styles.lines}`} aria-hidden="true">
            <HeroScene shape="narrow" />
            {hero.tagline.map((word) => (
              <span key={word} className={isShort ? styles.word : undefined}>
                {word}
              </span>
            ))}
          </span>
        </h1>
        <div className={styles.pitch}>
          <EditContent of="home" part="hero.tagline" label="Top of the page" place="foot" />
          <p className={styles.text}>{hero.text}</p>
          <ButtonLink to="/events">Stay Updated</ButtonLink>
        </div>
        <Ticket event={upcoming} calledOff={calledOff} />
      </div>
    </section>
  );
}

/** Letters of each word that fit beside the trail. Longer or more words are lines of an ordinary heading. */
const ROOM = [6, 9, 12, 15];
