import { expect, test } from "vitest";
import { deviceCookie } from "./device-cookie.server.ts";

const EMAIL = "meera@example.edu";
const secret = "s".repeat(32);
const devices = deviceCookie({ secret, secureCookies: false });

/** Returns the device id of a request with this cookie. */
const read = (cookie: string, { of = devices, email = EMAIL } = {}) => of.read(new Headers({ Cookie: cookie }), email);
const valueOf = (cookie: string) => cookie.split(";")[0]!;

test("a browser that signed in to an account is known for it, and for no other", () => {
  const cookie = valueOf(devices.cookieFor(EMAIL));
  const [, id] = /^cell\.device=([^.]+)\./.exec(cookie)!;
  expect(read(cookie)).toBe(id);
  expect(read(cookie, { email: "other@example.edu" })).toBeUndefined();
});

test("each sign-in makes another device", () => {
  expect(read(valueOf(devices.cookieFor(EMAIL)))).not.toBe(read(valueOf(devices.cookieFor(EMAIL))));
});

test("the cookie lives for a year, is HttpOnly and SameSite, and __Host- over https", () => {
  const safe = deviceCookie({ secret, secureCookies: true });
  expect(devices.cookieFor(EMAIL).split("; ").slice(1)).toEqual([
    "Max-Age=31536000",
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
  ]);
  expect(safe.cookieFor(EMAIL)).toMatch(/^__Host-cell\.device=.*; Secure; SameSite=Strict$/);
  expect(read(valueOf(devices.cookieFor(EMAIL)), { of: safe })).toBeUndefined();
});

test.each<[what: string, change: (cookie: string) => string]>([
  ["no cookie of ours", () => "other=1"],
  ["no signature", (cookie) => cookie.replace(/\.[^.]*$/, "")],
  ["an empty signature", (cookie) => cookie.replace(/[^.]*$/, "")],
  ["a signature cut short", (cookie) => cookie.slice(0, -1)],
  ["a longer signature", (cookie) => `${cookie}A`],
  ["no device", (cookie) => cookie.replace(/=[^.]*/, "=")],
  ["another device", (cookie) => cookie.replace(/=[^.]*/, "=AAAAAAAAAAAAAAAAAAAAAA")],
  ["nothing in it", () => "cell.device="],
])("%s is no known device", (_, change) => {
  expect(read(change(valueOf(devices.cookieFor(EMAIL))))).toBeUndefined();
});

test("a device that was signed with another secret is not known", () => {
  const others = deviceCookie({ secret: "t".repeat(32), secureCookies: false });
  expect(read(valueOf(others.cookieFor(EMAIL)))).toBeUndefined();
});
