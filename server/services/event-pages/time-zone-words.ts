/** `"Asia/Kolkata"` as people say it: `"India Standard Time"`, without winter and summer. */
export function timeZoneWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
