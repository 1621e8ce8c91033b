import type { ReactNode } from "react";
import styles from "../admin/admin.module.css";
import { QrCode } from "../qr/qr-code";
import { takeFocus } from "../take-focus";
import { SharedLink } from "./shared-link";

type Props = {
  name: string;
  link: string;
  /** The person, where a page shows several links. */
  of?: string;
  /** Sentences about the link. */
  children: ReactNode;
};

/** Shows a link once: the site stores only a hash of its token. Another link needs another `key`. */
export function NewLink({ name, link, of, children }: Props) {
  const whose = of ? ` for ${of}` : "";
  return (
    <div className={styles.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {children} The link is not shown again.
      </p>
      <SharedLink label={`Link${whose}`} name={name} link={link} of={of} />
      <QrCode text={link} label={`QR code of the link${whose}`} />
    </div>
  );
}
