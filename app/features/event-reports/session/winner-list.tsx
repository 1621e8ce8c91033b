import type { EventEntry } from "./session-report.server.ts";

export function WinnerList({ events }: { events: EventEntry[] }) {
  const winners = events.flatMap((event) => event.winners.map((winner) => ({ ...winner, event })));
  if (winners.length === 0) return null;
  return (
    <section aria-labelledby="winners">
      <h2 id="winners">Winners</h2>
      <table className="report-table report-winners">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Place</th>
            <th scope="col">Prize</th>
            <th scope="col">Event</th>
          </tr>
        </thead>
        <tbody>
          {winners.map(({ name, place, prize, event }, index) => (
            <tr key={index}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td dir="auto">{place}</td>
              <td dir="auto">{prize}</td>
              <td dir="auto">
                {event.title}, {event.days}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
