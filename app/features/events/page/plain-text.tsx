import { Fragment } from "react";
import type { TextRun } from "../../../../domain/plain-text";

/** Shows plain text as paragraphs, with its URLs as links. */
export function PlainText({ paragraphs, className }: { paragraphs: TextRun[][]; className?: string }) {
  return (
    <div className={className} dir="auto">
      {paragraphs.map((runs, index) => (
        <p key={index} dir="auto">
          {runs.map((run, at) => (
            <Fragment key={at}>{typeof run === "string" ? run : <OutsideLink address={run.link} />}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** `nofollow` tells search engines that the site does not vouch for the link. */
function OutsideLink({ address }: { address: string }) {
  return (
    <a href={address} rel="nofollow noopener" dir="ltr">
      {address}
    </a>
  );
}
