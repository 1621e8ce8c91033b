import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../../../ui/button/button";
import { ApiError, NO_RESPONSE } from "../../../ui/call/request";
import { Loading } from "../../../ui/loading/loading";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { openOwnCard } from "../card-calls";
import type { OwnCard } from "../member-card";
import type { Route } from "./+types/route";

/** The page is public, and few visitors need the form. */
const loadForm = () => import("./card-form");
const CardForm = lazy(loadForm);

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: "Your card", description: "A new member fills in a card here.", card: false }),
    { name: "robots", content: "noindex" },
  ];
}

type Opened = { token: string; card?: OwnCard; failure?: ApiError };

async function openCard(token: string): Promise<Opened> {
  try {
    const [card] = await Promise.all([openOwnCard(token), loadForm()]);
    return { token, card };
  } catch (error) {
    return { token, failure: error instanceof ApiError ? error : new ApiError(NO_RESPONSE) };
  }
}

/** The token is in the fragment, which no server sees. */
export default function CardPage() {
  const [{ token, card, failure }, setOpened] = useState<Opened>({ token: "" });

  useEffect(() => {
    const read = () => void openCard(location.hash.slice(1)).then(setOpened);
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  return (
    <Page title="Your card">
      <noscript>
        <p>This page needs JavaScript. Open the link in another browser, or write to the cell.</p>
      </noscript>
      {failure && (
        <Notice
          kind="failure"
          actions={
            failure.status === 0
              ? [
                  <Button key="again" small variant="quiet" onClick={() => void openCard(token).then(setOpened)}>
                    Try again
                  </Button>,
                ]
              : []
          }
        >
          {failure.message}
        </Notice>
      )}
      {!card && !failure && <Loading />}
      {card && (
        <Suspense fallback={<Loading />}>
          <CardForm key={token} token={token} first={card} />
        </Suspense>
      )}
    </Page>
  );
}
