import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton } from "../../../ui/admin/small-button";
import { Badge } from "../../../ui/badge/badge";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { SharedLink } from "../../../ui/shared-link/shared-link";
import { acceptCard, newCardLink, photoAddress, revokeCard } from "../card-calls";
import type { CardState, MemberCard, NewCard } from "../member-card";
import type { NewSession } from "../new-session";
import { cardNotes } from "./card-notes";
import styles from "./steps.module.css";

const STATES: Record<CardState, string> = {
  waiting: "Waiting for the card",
  arrived: "Arrived",
  accepted: "Accepted",
  revoked: "Revoked",
  expired: "Expired",
};

export const linkId = (card: number) => `link-of-${card}`;

type Props = {
  id: number;
  card: MemberCard;
  team: NewSession["team"];
  /** Only a link that was made on this page is known. */
  link: string | undefined;
  onLink: (made: NewCard) => void;
};

export function CardRow({ id, card, team, link, onLink }: Props) {
  const { state, data, hasPhoto } = card;
  const { name, ...texts } = data ?? { name: card.name };
  const act = useAction(`The card of ${name} could not be changed.`);
  const isDeclined = state === "revoked" && card.sentAt !== null;
  const getsLink = state === "waiting" || state === "expired" || state === "revoked";
  const revoke = () => revokeCard(id, card);
  const makeLink = async () => onLink(await newCardLink(id, card.id));
  return (
    <li>
      {hasPhoto && <img className={styles.photo} src={photoAddress(id, card)} alt={`Portrait of ${name}`} />}
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{name}</h3>
        <p className={adminStyles.rowFacts}>
          <Badge variant={state === "arrived" ? "today" : "quiet"}>{isDeclined ? "Declined" : STATES[state]}</Badge>
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
        {getsLink && (
          <SmallButton
            label="New link"
            of={`for ${name}`}
            onClick={() => void act(makeLink, `${name} has a new link. The one before does not work any more.`)}
          />
        )}
        {state === "waiting" && (
          <SmallButton label="Revoke" of={name} onClick={() => void act(revoke, "The link does not work any more.")} />
        )}
        {state === "arrived" && (
          <AskButton
            label="Decline"
            of={name}
            title={`Decline the card of ${name}?`}
            confirm="Decline it"
            onConfirm={() => act(revoke, `The card of ${name} is declined.`)}
          >
            <p>What was sent is deleted, the photo too. With a new link the person can send another card.</p>
          </AskButton>
        )}
      </div>
      {state === "waiting" && link && (
        <div id={linkId(card.id)} className={styles.link}>
          <SharedLink
            label={`Link for ${name}`}
            name={`link-${card.id}`}
            link={new URL(link, location.origin).href}
            of={name}
            text={`${name}, please fill in your card for our team page:`}
          />
        </div>
      )}
    </li>
  );
}
