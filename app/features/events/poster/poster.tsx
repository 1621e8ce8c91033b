import { QrCode } from "../../../ui/qr/qr-code";

type Props = {
  title: string;
  days: string;
  times: string;
  location: string;
  fee: string;
  /** An absolute URL. */
  address: string;
  organisers: string[];
};

/** A longer title is smaller, so that everything fits on the page. */
const LONG_TITLE = 50;
const VERY_LONG_TITLE = 110;

export function Poster({ title, days, times, location, fee, address, organisers }: Props) {
  return (
    <article className={`poster ${sizeOf(title)}`}>
      <p className="poster-organisers">
        {organisers.map((name) => (
          <span key={name} dir="auto">
            {name}
          </span>
        ))}
      </p>
      <h2 dir="auto">{title}</h2>
      <dl>
        <Fact label="When" text={days} more={times} />
        <Fact label="Where" text={location} />
        {fee && <Fact label="Fee" text={fee} />}
      </dl>
      <div className="poster-code">
        <QrCode text={address} label={`Code that opens ${address}`} />
        <p>
          Scan the code, or open
          <strong>{address}</strong>
        </p>
      </div>
    </article>
  );
}

function sizeOf({ length }: string): string {
  if (length > VERY_LONG_TITLE) return "poster-very-long";
  return length > LONG_TITLE ? "poster-long" : "";
}

function Fact({ label, text, more }: { label: string; text: string; more?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {text}
        {more && <span>{more}</span>}
      </dd>
    </div>
  );
}
