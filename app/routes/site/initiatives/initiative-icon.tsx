import { Coins, Compass, Lightbulb, Rocket, Sprout, Wrench, type LucideIcon } from "lucide-react";
import type { Initiative } from "../../../../domain/content/discover";
import styles from "./initiatives.module.css";

const ICONS: Record<Initiative["icon"], LucideIcon> = {
  rocket: Rocket,
  lightbulb: Lightbulb,
  compass: Compass,
  coins: Coins,
  sprout: Sprout,
  wrench: Wrench,
};

/** The sign of an initiative, as named in content/initiatives.yaml. Decorative; the name stands beside it. */
export function InitiativeIcon({ icon }: { icon: Initiative["icon"] }) {
  const Sign = ICONS[icon];
  return (
    <span className={styles.icon}>
      <Sign aria-hidden="true" size={40} strokeWidth={1.5} />
    </span>
  );
}
