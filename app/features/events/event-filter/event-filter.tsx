import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import { useStaticCopy } from "../../../ui/page/static-copy";
import styles from "./event-filter.module.css";

type Props = {
  path: string;
  /** The labels of `when`. */
  choices: Record<string, string>;
  filter: { when: string; year: string; q: string };
  years: number[];
  /** The number of events. Next to the form, because the list may be off the screen. */
  found?: string | undefined;
};

/** Links and a form that write the filter into the URL, which works without JavaScript and can be shared. */
export function EventFilter({ path, choices, filter, years, found }: Props) {
  const { when, year, q } = filter;
  const search = useRef<HTMLInputElement>(null);
  const last = useRef(q);
  // A new key would lose the focus. What someone typed while the list was loading remains.
  useEffect(() => {
    if (search.current!.value === last.current) search.current!.value = q;
    last.current = q;
  }, [q]);
  // A static copy lists all events, and only a server could filter them.
  // oxlint-disable-next-line react/rules-of-hooks -- A constant of the build decides.
  const isCopy = import.meta.env.SSR && useStaticCopy();
  if (isCopy) return null;
  return (
    <search className={styles.filter}>
      <ul aria-label="When">
        {Object.entries(choices).map(([value, label]) => (
          <li key={value}>
            <Link
              to={addressOf(path, { when: value, year, q })}
              aria-current={value === when || undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" preventScrollReset>
        {when && <input type="hidden" name="when" value={when} />}
        <select key={when + year + q} name="year" aria-label="Year" defaultValue={year}>
          <option value="">All years</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <input
          ref={search}
          type="search"
          name="q"
          aria-label="Search events"
          placeholder="Search"
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </Form>
      <p role="status">{found !== undefined && `Events found: ${found}`}</p>
    </search>
  );
}

export function addressOf(path: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
