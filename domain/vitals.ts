/** What a browser tells of one visit to a page, where VITALS is on: https://web.dev/articles/vitals. Times in milliseconds. */
export const VITALS = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const;

export type VitalsReport = { page: string } & Partial<Record<(typeof VITALS)[number], number>>;
