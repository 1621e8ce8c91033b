import { plainDateParts } from "../../../../domain/dates";
import { takesPlace } from "../../events/format-event";
import type { NextEvent } from "../next-events.server.ts";
import styleSheet from "./embed.css?url";

type Props = { events: NextEvent[]; site: { product: string; brand: string }; origin: string };

/** Shown in a frame of another site, so its links open outside the frame. */
export function EmbedDocument({ events, site, origin }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${site.product}: next events`}</title>
        <base target="_blank" />
        <link rel="stylesheet" href={styleSheet} />
      </head>
      <body>
        <main>
          <h1>Next events</h1>
          {events.length > 0 ? (
            <ol>
              {events.map((event) => (
                <EmbedEvent key={event.url} event={event} />
              ))}
            </ol>
          ) : (
            <p>No new events are announced at the moment.</p>
          )}
          <p>
            <a href={`${origin}/events`} rel="noopener">
              All events of the {site.brand}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

function EmbedEvent({ event }: { event: NextEvent }) {
  const parts = plainDateParts(event.date);
  return (
    <li>
      {parts && (
        <p className="date" aria-hidden="true">
          <b>{parts.day}</b> {parts.month.slice(0, 3)}
        </p>
      )}
      <div>
        <h2 dir="auto">
          <a href={event.url} rel="noopener">
            {event.title}
          </a>
        </h2>
        <p>
          {event.status !== "Upcoming" && <strong>{event.status}. </strong>}
          <When event={event} />
        </p>
        <p dir="auto">{event.location}</p>
        {event.stateNote && <p dir="auto">{event.stateNote}</p>}
      </div>
    </li>
  );
}

/** An invalid date is struck through; the text before it gives the reason. */
function When({ event }: { event: NextEvent }) {
  const when = (
    <>
      <time dateTime={event.date}>{event.days}</time>
      {event.times && `, ${event.times}`}
    </>
  );
  return takesPlace(event) ? when : <s>{when}</s>;
}
