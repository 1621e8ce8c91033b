import { useEffect, useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Notice } from "../../../ui/notice/notice";
import type { MemberCard, NewCard } from "../member-card";
import type { NewSession } from "../new-session";
import { CardRow, linkId } from "./card-row";
import { NewCards } from "./new-cards";

type Props = { session: NewSession; cards: MemberCard[] };

/** New members fill in their own card by link; an administrator accepts or declines it here. */
export function Cards({ session: { id, team }, cards }: Props) {
  const [made, setMade] = useState<NewCard[]>([]);
  const [links, setLinks] = useState<NewCard[]>([]);
  const isNew = ({ id: card }: MemberCard) => made.some((one) => one.id === card);
  const linkOf = (card: MemberCard) => links.find((one) => one.id === card.id)?.link;
  // The person needs the links now. The rows of new cards are loaded after their links.
  const latest = cards.find((card) => card.id === links[0]?.id && card.state === "waiting")?.id;
  useEffect(() => {
    if (latest) document.getElementById(linkId(latest))?.scrollIntoView({ block: "nearest" });
  }, [latest]);
  return (
    <section className={adminStyles.section} aria-labelledby="cards">
      <h2 id="cards">Cards by link</h2>
      <p>Send each new member a link. They fill in name, role, photo and links on their phone, without an account.</p>
      <NewCards
        {...{ id, team, cards }}
        onMade={(cardsMade) => {
          setLinks([...cardsMade, ...links]);
          setMade(cardsMade);
        }}
      />
      {made.length > 0 && (
        <Notice kind="success" takesFocus={made}>
          Send each link to its person now. The links are shown until you leave this page.
        </Notice>
      )}
      <ul className={adminStyles.rows}>
        {[...cards.filter(isNew), ...cards.filter((card) => !isNew(card))].map((card) => (
          <CardRow
            key={card.id}
            {...{ id, card, team }}
            link={linkOf(card)}
            onLink={(one) => setLinks([one, ...links])}
          />
        ))}
      </ul>
    </section>
  );
}
