import type { EventEntry } from "./session-report.server.ts";

export function PhotoPages({ events }: { events: EventEntry[] }) {
  const photos = events.flatMap((event) => event.photos.map((photo) => ({ ...photo, event })));
  if (photos.length === 0) return null;
  return (
    <section className="report-photos" aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      <ul>
        {photos.map(({ event, alt, ...photo }) => (
          <li key={`${event.id} ${photo.src}`}>
            <figure>
              {/* Not lazy: the browser's own Print would omit photos that were never on the screen. */}
              <img {...photo} alt={alt} decoding="async" />
              <figcaption dir="auto">
                {alt && <>{alt} · </>}
                {event.title}, {event.days}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
