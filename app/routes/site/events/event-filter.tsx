import { Form, useNavigation } from "react-router";
import { listFilterOf, type ListFilter } from "../../../../domain/event-list";
import { Button } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import styles from "./event-filter.module.css";

const WHEN = { "": "All", upcoming: "Upcoming", past: "Past" };

/** Links and a form that put what is wanted into the address, so that it works without scripts and can be passed on. */
export function EventFilter({ filter, years }: { filter: ListFilter; years: number[] }) {
  const { year, q } = filter;
  const { location: next } = useNavigation();
  // A choice counts from the click on, so that the form sent before its answer does not take it back.
  const { when } = next?.pathname === "/events" ? listFilterOf(new URLSearchParams(next.search)) : filter;
  return (
    <search className={styles.filter}>
      <ul aria-label="When">
        {Object.entries(WHEN).map(([value, label]) => (
          <li key={value}>
            <Link
              to={addressOf({ when: value, year, q })}
              aria-current={value === when || undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Form key={`${year} ${q}`} method="get" preventScrollReset>
        {when && <input type="hidden" name="when" value={when} />}
        <select name="year" aria-label="Year" defaultValue={year}>
          <option value="">All years</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <input type="search" name="q" aria-label="Words" placeholder="Words" defaultValue={q} maxLength={100} />
        <Button type="submit" look="quiet">
          Find
        </Button>
      </Form>
    </search>
  );
}

function addressOf(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return `/events${given.length ? `?${new URLSearchParams(given)}` : ""}`;
}
