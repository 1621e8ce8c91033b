import { listEvents } from "../../../shared/store.mjs";

export const loader = () => listEvents();

export default function Events({ loaderData }) {
  return (
    <main>
      <h1>Events</h1>
      <ul>
        {loaderData.map((event) => (
          <li key={event.id}>
            <h2>{event.title}</h2>
            <p>{event.date}</p>
            <p>{event.location}</p>
            <p>{event.description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
