import { lazy } from "react";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { OpenedLink, useLinkToken } from "../../accounts/opened-link";
import { openOwnCard } from "../card-calls";

const loadForm = () => import("./card-form");
const CardForm = lazy(loadForm);

export const meta = metaOf({ title: "Your card", description: "A new member fills in a card here.", noindex: true });

/** The page is the same for everybody: only the call with the token shows whose card it is. */
export default function CardPage() {
  const token = useLinkToken({ stays: true });
  return (
    <Page title="Your card">
      {token ? (
        <OpenedLink key={token} token={token} open={openOwnCard} loadForm={loadForm}>
          {(card) => <CardForm token={token} first={card} />}
        </OpenedLink>
      ) : (
        <>
          <p>Open the whole link of your card on this device.</p>
          <noscript>
            <p>This page needs JavaScript.</p>
          </noscript>
        </>
      )}
    </Page>
  );
}
