import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../../../ui/button/button";
import { asApiError, type ApiError } from "../../../ui/call/request";
import { Loading } from "../../../ui/loading/loading";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { useLinkToken } from "../../accounts/use-link-token";
import { openOwnCard } from "../card-calls";
import type { OwnCard } from "../member-card";

/** The page is public, and few visitors need the form. */
const loadForm = () => import("./card-form");
const CardForm = lazy(loadForm);

export const meta = metaOf({ title: "Your card", description: "A new member fills in a card here.", noindex: true });

type Opened = { token: string; card?: OwnCard; failure?: ApiError };

async function openCard(token: string): Promise<Opened> {
  try {
    const [card] = await Promise.all([openOwnCard(token), loadForm()]);
    return { token, card };
  } catch (error) {
    return { token, failure: asApiError(error) };
  }
}

/** The page is the same for everybody: only the call with the token shows whose card it is. */
export default function CardPage() {
  const token = useLinkToken({ stays: true });
  return (
    <Page title="Your card">
      {token ? (
        <Card key={token} token={token} />
      ) : (
        <p>Open the whole link of your card on this device, with JavaScript switched on.</p>
      )}
    </Page>
  );
}

function Card({ token }: { token: string }) {
  const [{ card, failure }, setOpened] = useState<Opened>({ token });
  useEffect(() => void openCard(token).then(setOpened), [token]);
  if (card)
    return (
      <Suspense fallback={<Loading />}>
        <CardForm token={token} first={card} />
      </Suspense>
    );
  if (!failure) return <Loading />;
  // Chromium never loads a failed module again. The token remains in the address for the reload.
  const again = () => (navigator.onLine ? location.reload() : void openCard(token).then(setOpened));
  const tryAgain = (
    <Button key="again" small variant="quiet" onClick={again}>
      Try again
    </Button>
  );
  return (
    <Notice kind="failure" actions={failure.status === 0 || failure.status >= 500 ? [tryAgain] : []}>
      {failure.message}
    </Notice>
  );
}
