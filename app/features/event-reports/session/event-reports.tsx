import { Link } from "../../../ui/link/link";
import type { EventEntry } from "./session-report.server.ts";

export function EventReports({ events }: { events: EventEntry[] }) {
  return (
    <section className="report-events" aria-labelledby="events">
      <h2 id="events">{events.length === 1 ? "Event" : "Events"}</h2>
      {events.map((event) => (
        <EventReport key={event.id} event={event} />
      ))}
    </section>
  );
}

/** One event fills about half a page. */
function EventReport({ event }: { event: EventEntry }) {
  const { id, title, path, days, facts, texts, links, speakers, winners } = event;
  return (
    <article className="report-event" id={`event-${id}`} aria-labelledby={`title-${id}`}>
      <h3 id={`title-${id}`} dir="auto">
        <Link to={path}>{title}</Link>
      </h3>
      <p className="report-days">{days}</p>
      <dl className="report-facts">
        {facts.map(([label, value]) => (
          <Described key={label} label={label} text={value} />
        ))}
      </dl>
      <dl className="report-texts">
        {texts.map(([label, text]) => (
          <Described key={label} label={label} text={text} />
        ))}
      </dl>
      <dl className="report-texts report-people">
        {speakers.length > 0 && <Described label="Speakers" text={speakers.join("\n")} />}
        {winners.length > 0 && <Described label="Winners" text={winners.map(winnerLine).join("\n")} />}
        {links.map(([label, addresses]) => (
          <Described key={label} label={label} text={addresses} />
        ))}
      </dl>
      <p className="report-screen">
        <Link to={`/admin/events/${id}/iic`}>
          IIC sheet<span className="visually-hidden"> of {title}</span>
        </Link>
      </p>
    </article>
  );
}

const winnerLine = ({ name, place, prize }: EventEntry["winners"][number]) =>
  [place && `${place}:`, name, prize && `(${prize})`].filter(Boolean).join(" ");

function Described({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  );
}
