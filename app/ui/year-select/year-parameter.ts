/** The year in `?year=`, when there is one to show; else the default. */
export function yearFrom(request: Request, years: number[], fallback: number): number {
  const asked = new URL(request.url).searchParams.get("year");
  return years.find((year) => String(year) === asked) ?? fallback;
}
