import { expect, test } from "vitest";
import { MAX_CONTACT_MESSAGE_LENGTH } from "./contact-message.ts";
import { contactMessageInput } from "./contact-message.server.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "May I visit on Thursday?" };
const problems = (input: unknown) =>
  Object.fromEntries(
    contactMessageInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("a message has a name, an address and a text, trimmed", () => {
  expect(
    contactMessageInput.parse({ from_name: " Meera ", from_email: " meera@example.edu\n", message: "Hello\r\nthere " }),
  ).toEqual({
    from_name: "Meera",
    from_email: "meera@example.edu",
    message: "Hello\nthere",
  });
});

test("each missing field is named with advice", () => {
  const all = { from_name: "Enter your name.", from_email: "Enter your email address.", message: "Enter a message." };
  expect(problems({})).toEqual(all);
  expect(problems({ from_name: " ", from_email: " ", message: " " })).toEqual(all);
});

test.each([
  "meera",
  "meera@",
  "@example.edu",
  "a b@example.edu",
  "a@example.edu, b@example.edu",
  "a@example.edu\nBcc: all@example.edu",
  "<a@example.edu>",
])("%j is no address", (from_email) => {
  expect(problems({ ...MESSAGE, from_email })).toHaveProperty("from_email");
});

test("a name cannot start a new header of a mail", () => {
  expect(problems({ ...MESSAGE, from_name: "Meera\r\nBcc: all@example.edu" })).toHaveProperty("from_name");
});

test("messages and addresses have a maximum length", () => {
  expect(problems({ ...MESSAGE, message: "a".repeat(MAX_CONTACT_MESSAGE_LENGTH) })).toEqual({});
  expect(problems({ ...MESSAGE, message: "a".repeat(MAX_CONTACT_MESSAGE_LENGTH + 1) })).toHaveProperty("message");
  expect(problems({ ...MESSAGE, from_email: `${"a".repeat(250)}@example.edu` })).toHaveProperty("from_email");
});

test("unknown fields are dropped", () => {
  expect(contactMessageInput.parse({ ...MESSAGE, readAt: "2026-01-01", id: 1 })).toEqual(MESSAGE);
});
