import { Suspense, useEffect, useState, type ReactNode } from "react";
import { Button } from "../../ui/button/button";
import { asApiError, type ApiError } from "../../ui/call/request";
import { Loading } from "../../ui/loading/loading";
import { Notice } from "../../ui/notice/notice";

type Props<Data> = {
  token: string;
  open: (token: string) => Promise<Data>;
  /** Loads the form for the children meanwhile: these pages are public, and few visitors need it. */
  loadForm: () => Promise<unknown>;
  children: (data: Data) => ReactNode;
  /** What helps when the link is not valid any more. */
  otherwise?: ReactNode;
};

/** Shows what a link with a token opens, or why it opens nothing. Another token needs another `key`. */
export function OpenedLink<Data>({ token, open, loadForm, children, otherwise }: Props<Data>) {
  const [opened, setOpened] = useState<{ data?: Data; failure?: ApiError }>({});
  const start = () =>
    Promise.all([open(token), loadForm()]).then(
      ([data]) => setOpened({ data }),
      (error: unknown) => setOpened({ failure: asApiError(error) }),
    );
  // oxlint-disable-next-line react/exhaustive-deps -- Once for each token.
  useEffect(() => void start(), [token]);
  const { data, failure } = opened;
  if (data !== undefined) return <Suspense fallback={<Loading />}>{children(data)}</Suspense>;
  if (!failure) return <Loading />;
  function again() {
    if (!navigator.onLine) return void start();
    // Chromium never loads a failed module again.
    location.reload();
  }
  const isOver = failure.status > 0 && failure.status < 500;
  const tryAgain = (
    <Button key="again" small variant="quiet" onClick={again}>
      Try again
    </Button>
  );
  return (
    <>
      <Notice kind={isOver ? "notice" : "failure"} actions={isOver ? [] : [tryAgain]}>
        {failure.message}
      </Notice>
      {isOver && otherwise}
    </>
  );
}

/**
 * Reads the token from `/admin/join#token`, which servers never get. Unless it stays there, it moves to the state of the
 * history entry for a reload: `navigate` with `replace` removes it after its use.
 */
export function useLinkToken({ stays = false } = {}): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      const found = hash.slice(1) || window.history.state?.token;
      setToken(found);
      if (!stays) window.history.replaceState({ ...window.history.state, token: found }, "", pathname + search);
    };
    read();
    // The person opened another link of this page in the same tab.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [stays]);
  return token;
}
