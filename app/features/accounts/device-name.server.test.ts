import { expect, test } from "vitest";
import { describeDevice } from "./device-name.server.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/29 Chrome/136 Safari/537`, "Samsung Internet on Android"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.1 Safari/605.1.15`, "Safari on macOS"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile`, "Chrome on iPhone"],
  ["curl/8.16.0", "Unknown device"],
  ["", "Unknown device"],
  ["<script>alert(1)</script> Windows", "Unknown browser on Windows"],
])("%s is %s", (userAgent, text) => {
  expect(describeDevice(userAgent)).toBe(text);
});
