import { expect, test } from "vitest";
import { defaultAccessEnd } from "./access-end.ts";
import { lastDayOfSession } from "./session-label.ts";

test.each([
  ["2025-26", "2026-06-30"],
  ["2031-32", "2032-06-30"],
  ["Spring", undefined],
])("the session %s ends on %s", (label, end) => {
  expect(lastDayOfSession(label)).toBe(end);
});

test.each([
  ["in autumn, of this session", "2026-27", "2026-11-23", "2027-08-29"],
  ["in autumn, with last year's label", "2025-26", "2026-11-23", "2027-08-29"],
  ["in June, of the next team", "2025-26", "2026-06-10", "2027-08-29"],
  ["in March, when the label is of the next session", "2026-27", "2026-03-01", "2027-08-29"],
  ["in March", "2025-26", "2026-03-01", "2026-08-29"],
  ["with a label of another kind", "Spring", "2026-03-01", "2026-08-29"],
])("access ends 60 days after the session of somebody invited %s", (_, label, today, end) => {
  expect(defaultAccessEnd(label, today)).toBe(end);
});
