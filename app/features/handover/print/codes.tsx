import { QrCode } from "../../../ui/qr/qr-code";

/** The addresses stand below the codes, for people without a camera. */
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
            {address}
          </p>
        </li>
      ))}
    </ul>
  );
}
