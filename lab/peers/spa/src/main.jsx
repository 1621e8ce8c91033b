import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

function Events() {
  const [events, setEvents] = useState([]);
  useEffect(() => {
    fetch("/api/events")
      .then((response) => response.json())
      .then(setEvents);
  }, []);
  return (
    <main>
      <h1>Events</h1>
      <ul>
        {events.map((event) => (
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

createRoot(document.getElementById("root")).render(<Events />);
