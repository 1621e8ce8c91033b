import { expect, test } from "vitest";
import { uploadText, waitingText } from "./upload-text";

const counts = { all: 12, sent: 3, failed: 0, pause: undefined };

test("the text counts sent pictures", () => {
  expect(uploadText(counts)).toBe("3 of 12 sent.");
  expect(uploadText({ ...counts, sent: 12 })).toBe("12 of 12 sent.");
  expect(uploadText({ ...counts, all: 1, sent: 1 })).toBe("1 of 1 sent.");
});

test("the text is empty before a picture is chosen", () => {
  expect(uploadText({ ...counts, all: 0, sent: 0 })).toBe("");
});

test("the text says why the other pictures wait", () => {
  expect(uploadText({ ...counts, pause: "network" })).toBe("3 of 12 sent; 9 wait for the network.");
  expect(uploadText({ ...counts, sent: 11, pause: "session" })).toBe(
    "11 of 12 sent; 1 waits until you have signed in again.",
  );
});

test("failed pictures are counted apart from those that wait", () => {
  expect(uploadText({ ...counts, failed: 2, pause: "network" })).toBe(
    "3 of 12 sent; 7 wait for the network; 2 failed.",
  );
  expect(uploadText({ ...counts, sent: 11, failed: 1, pause: "network" })).toBe("11 of 12 sent; 1 failed.");
});

test("one file says why it waits", () => {
  expect(waitingText("network")).toBe("It waits for the network.");
  expect(waitingText("server")).toBe("It waits for the server, which cannot store anything now.");
  expect(waitingText(undefined)).toBe("It waits for the files before it.");
});
