/** Each peer reads the events from the file at each request, as its documentation recommends. */
import { DatabaseSync } from "node:sqlite";

let statements;

/** Opened at the first request, because Next.js imports this module during its build. */
function open() {
  const database = new DatabaseSync(process.env.EVENTS_DB);
  return {
    all: database.prepare("select * from event order by date desc, id desc"),
    add: database.prepare("insert into event (title, description, date, location) values (?, ?, ?, ?)"),
  };
}

export function listEvents() {
  statements ??= open();
  return statements.all.all().map((row) => ({ ...row }));
}

export function addEvent({ title, description, date, location }) {
  statements ??= open();
  statements.add.run(title, description, date, location);
}
