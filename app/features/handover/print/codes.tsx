import { Fragment } from "react";
import { QrCode } from "../../../ui/qr/qr-code";

/** A long address breaks after a slash, not inside a word. */
const AFTER_SLASH = /(?<=\w\/)/;

/** The addresses are below the codes, for people without a camera. */
export function Codes({ origin, repository }: { origin: string; repository: string | undefined }) {
  const codes = [
    { label: "The site", address: `${origin}/` },
    { label: "The admin area", address: `${origin}/admin` },
    ...(repository ? [{ label: "The program and its documentation", address: repository }] : []),
  ];
  return (
    <ul className="handover-codes">
      {codes.map(({ label, address }) => (
        <li key={label}>
          <QrCode text={address} label={`${label}: ${address}`} />
          <p>
            <strong>{label}</strong>
            <br />
            {address.split(AFTER_SLASH).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
