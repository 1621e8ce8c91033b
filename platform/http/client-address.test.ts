import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const SOCKET = "192.0.2.1";
const forwarded = (value?: string) => value;

test.each(["203.0.113.9", "203.0.113.9, 198.51.100.1", "127.0.0.1", "::1", ""])(
  "with no proxy of ours, %j in X-Forwarded-For changes nothing",
  (value) => {
    expect(clientAddress(SOCKET, forwarded(value), 0)).toBe(SOCKET);
  },
);

test("only as many entries as there are proxies are trusted", () => {
  const headers = forwarded("6.6.6.6, 203.0.113.9 , 198.51.100.1");
  expect(clientAddress(SOCKET, headers, 1)).toBe("198.51.100.1");
  expect(clientAddress(SOCKET, headers, 2)).toBe("203.0.113.9");
});

test("with too few or invalid entries the connection's address counts", () => {
  for (const value of [
    undefined,
    "",
    "203.0.113.9",
    "a, b",
    "unknown, 198.51.100.1",
    "<script>, x",
    "999.1.1.1, 1.1.1.1",
    "203.0.113.9:port, 198.51.100.1",
    "[203.0.113.9, 198.51.100.1",
  ]) {
    expect(clientAddress(SOCKET, forwarded(value), 2), value).toBe(SOCKET);
  }
});

test.each([
  ["203.0.113.9:4711", "203.0.113.9"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["[2001:db8::1]:4711", "2001:db8:0:0::/64"],
  ["[::ffff:203.0.113.9]:4711", "203.0.113.9"],
])("the entry %s of a proxy counts as %s", (entry, counted) => {
  expect(clientAddress(SOCKET, forwarded(entry), 1)).toBe(counted);
});

test("an IPv6 household has one count, its neighbour another", () => {
  const count = (address: string) => clientAddress(address, forwarded(), 0);
  expect(count("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
  expect(count("2001:0DB8:0001:0002::ffff")).toBe("2001:db8:1:2::/64");
  expect(count("2001:db8:1:3::1")).not.toBe(count("2001:db8:1:2::1"));
  expect(count("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(count("::1")).toBe("0:0:0:0::/64");
  expect(count("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("an IPv4 address that comes as IPv6 is the same one", () => {
  expect(clientAddress("::ffff:192.0.2.1", forwarded(), 0)).toBe("192.0.2.1");
  expect(clientAddress("10.0.0.1", forwarded("::FFFF:192.0.2.1"), 1)).toBe("192.0.2.1");
  expect(clientAddress("10.0.0.1", forwarded("::ffff:c000:0201"), 1)).toBe("192.0.2.1");
  expect(clientAddress("10.0.0.1", forwarded("0:0:0:0:0:FFFF:c000:201"), 1)).toBe("192.0.2.1");
});

test("without any address all share one count", () => {
  expect(clientAddress(undefined, forwarded("203.0.113.9"), 0)).toBe("unknown");
});
