import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { Badge } from "../../../ui/badge/badge";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { acceptCard, photoAddress, revokeCard } from "../card-calls";
import type { CardState, MemberCard } from "../member-card";
import type { NewSession } from "../new-session";
import { cardNotes } from "./card-notes";
import { NewCards } from "./new-cards";
import styles from "./steps.module.css";

const STATES: Record<CardState, string> = {
  waiting: "Waiting for the card",
  arrived: "Arrived",
  accepted: "Accepted",
  revoked: "Revoked",
  expired: "Expired",
};

/** New members fill in their own card by link; an administrator accepts or declines it here. */
export function Cards({ session: { id, team }, cards }: { session: NewSession; cards: MemberCard[] }) {
  return (
    <section className={adminStyles.section} aria-labelledby="cards">
      <h2 id="cards">Cards by link</h2>
      <p>Send each new member a link. They fill in name, role, photo and links on their phone, without an account.</p>
      <NewCards id={id} />
      <ul className={adminStyles.rows}>
        {cards.map((card) => (
          <CardRow key={card.id} id={id} card={card} team={team} />
        ))}
      </ul>
    </section>
  );
}

function CardRow({ id, card, team }: { id: number; card: MemberCard; team: NewSession["team"] }) {
  const { state, data, hasPhoto } = card;
  const { name, ...texts } = data ?? { name: card.name };
  const act = useAction(`The card of ${name} could not be changed.`);
  return (
    <li>
      {hasPhoto && <img className={styles.photo} src={photoAddress(id, card)} alt={`Portrait of ${name}`} />}
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{name}</h3>
        <p className={adminStyles.rowFacts}>
          <Badge variant={state === "arrived" ? "today" : "quiet"}>{STATES[state]}</Badge>
          {Object.values(texts).filter(Boolean).join(" · ")}
        </p>
        {cardNotes(card, team).map((text) => (
          <p key={text} className={adminStyles.rowFacts}>
            {text}
          </p>
        ))}
      </div>
      <div className={adminStyles.actions}>
        {state === "arrived" && (
          <Button small onClick={() => void act(() => acceptCard(id, card), `${name} is in the new team.`)}>
            Accept<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {(state === "arrived" || state === "waiting") && (
          <SmallButton
            label={state === "arrived" ? "Decline" : "Revoke"}
            of={name}
            onClick={() => void act(() => revokeCard(id, card.id), "The link does not work any more.")}
          />
        )}
      </div>
    </li>
  );
}
