import { useEffect, useRef, useSyncExternalStore } from "react";
import { formatMoment } from "../../../../domain/moments";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Field } from "../../../ui/field/field";
import styles from "../../../ui/admin/admin.module.css";
import { QrCode } from "../../../ui/qr/qr-code";
import type { CreatedInvitation } from "../invitation";

type Props = { created: CreatedInvitation; timeZone: string };

/** The link is shown once: the site stores only a hash of its token. */
export function InvitationLink({ created: { link, expiresAt, mailed }, timeZone }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      <p role="status">
        {MAILED[String(mailed)]} The link works once, until {formatMoment(expiresAt, timeZone)}. Give it to one person
        only. It is not shown again.
      </p>
      <Field
        label="Link"
        name="invitation-link"
        readOnly
        required
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <LinkActions link={link} />
      <QrCode text={link} label="QR code of the link" />
    </div>
  );
}

const MAILED: Record<string, string> = {
  true: "The invitation is mailed.",
  false: "The mail could not be sent. Copy the link instead.",
  undefined: "The invitation is ready.",
};

function LinkActions({ link }: { link: string }) {
  const copy = useAction("The link could not be copied. Select it and copy it yourself.");
  const share = useAction("The link could not be shared.");
  const canShare = useSyncExternalStore(neverChanges, canShareHere, () => false);
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        onClick={() => void copy(() => navigator.clipboard.writeText(link), "The link is copied.")}
      >
        Copy the link
      </Button>
      {canShare && (
        <Button variant="quiet" onClick={() => void share(() => navigator.share({ url: link }).catch(ignoreCancel))}>
          Share the link
        </Button>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;
/** Many browsers of computers cannot. */
const canShareHere = () => "share" in navigator;

function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
