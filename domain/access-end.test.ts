import { expect, test } from "vitest";
import { defaultAccessEnd } from "./access-end.ts";

test.each([
  ["in autumn, of this session", "2026-27", "2026-11-23", "2027-08-29"],
  ["in autumn, with last year's label", "2025-26", "2026-11-23", "2027-08-29"],
  ["in June, of the next team", "2025-26", "2026-06-10", "2027-08-29"],
  ["in March, when the label is of the next session", "2026-27", "2026-03-01", "2027-08-29"],
  ["in March", "2025-26", "2026-03-01", "2026-08-29"],
  ["with a label of another kind", "Spring", "2026-03-01", "2026-08-29"],
])("access ends 60 days after the session of somebody invited %s", (_, label, today, end) => {
  expect(defaultAccessEnd(label, today, 7)).toBe(end);
});

test("access ends 60 days after a session that starts in another month", () => {
  expect(defaultAccessEnd("2026", "2026-03-01", 1)).toBe("2027-03-01");
  expect(defaultAccessEnd("2026-27", "2026-11-23", 1), "of the next team").toBe("2028-02-29");
});
