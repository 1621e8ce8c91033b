/** Parses the query of a page with a choice of years, for its loader and its cache rule. */
export function yearQuery(search: URLSearchParams) {
  const year = search.get("year") ?? "";
  return { year: /^20\d\d$/.test(year) ? year : null };
}

/** Returns the year in `?year=` if it exists, else the default. */
export function yearFrom(request: Request, years: number[], fallback: number): number {
  const asked = yearQuery(new URL(request.url).searchParams);
  return years.find((year) => String(year) === asked.year) ?? fallback;
}
