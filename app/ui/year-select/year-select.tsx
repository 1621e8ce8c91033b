import { useCallback, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import { Button } from "../button/button";
import { Link } from "../link/link";
import { useStaticCopy } from "../page/static-copy";
import styles from "./year-select.module.css";

type Props = {
  years: number[];
  selected: number;
  /** `(year) => "Nodes of 2025"` */
  describe: (year: number) => string;
};

/** Stores the year in the URL (`?year=2024`). Without scripts a button submits it. */
export function YearSelect({ years, selected, describe }: Props) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const show = useCallback(() => void submit(select.current?.form ?? null, { preventScrollReset: true }), [submit]);
  const last = useRef(selected);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    // Another page of this component, or a page from the history. A new key would lose the focus.
    if (last.current !== selected) {
      select.current!.value = String(selected);
      setChanged(true);
    }
    // Applies a choice that was made before hydration.
    else if (select.current && select.current.value !== String(selected)) show();
    last.current = selected;
  }, [selected, show]);
  const busy = useNavigation().state !== "idle";
  // oxlint-disable-next-line react/rules-of-hooks -- A constant of the build decides.
  const isCopy = import.meta.env.SSR && useStaticCopy();
  if (isCopy) return <YearLinks {...{ years, selected, describe }} />;
  return (
    <Form action={pathname} method="get" className={styles.form} preventScrollReset>
      <label htmlFor="year">Year</label>
      <select
        id="year"
        name="year"
        ref={select}
        autoComplete="off"
        defaultValue={selected}
        aria-busy={busy}
        onChange={show}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {describe(year)}
          </option>
        ))}
      </select>
      <p aria-live="polite" className="visually-hidden">
        {hasChanged && describe(selected)}
      </p>
      <Button type="submit" variant="quiet" small className={styles.submit}>
        Show
      </Button>
    </Form>
  );
}

/** Links for a static copy, where no server reads a form. */
function YearLinks({ years, selected, describe }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Year">
      <ul className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <Link to={`${pathname}?year=${year}`} aria-current={year === selected || undefined}>
              {describe(year)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
