import { expect, test } from "vitest";
import { uploadWords, waitingWords } from "./upload-words";

const counts = { all: 12, sent: 3, failed: 0, pause: undefined };

test("the text counts sent pictures", () => {
  expect(uploadWords(counts)).toBe("3 of 12 sent.");
  expect(uploadWords({ ...counts, sent: 12 })).toBe("12 of 12 sent.");
});

test("the text is empty before a picture is chosen", () => {
  expect(uploadWords({ ...counts, all: 0, sent: 0 })).toBe("");
});

test("the text says why the other pictures wait", () => {
  expect(uploadWords({ ...counts, pause: "network" })).toBe("3 of 12 sent; 9 wait for the network.");
  expect(uploadWords({ ...counts, sent: 11, pause: "session" })).toBe(
    "11 of 12 sent; 1 waits until you have signed in again.",
  );
});

test("failed pictures are counted apart from those that wait", () => {
  expect(uploadWords({ ...counts, failed: 2, pause: "network" })).toBe(
    "3 of 12 sent; 7 wait for the network; 2 failed.",
  );
  expect(uploadWords({ ...counts, sent: 11, failed: 1, pause: "network" })).toBe("11 of 12 sent; 1 failed.");
});

test("one picture says why it waits", () => {
  expect(waitingWords("network")).toBe("It waits for the network.");
  expect(waitingWords("server")).toBe("It waits for the server, which cannot store anything now.");
  expect(waitingWords(undefined)).toBe("It waits for the pictures before it.");
});
