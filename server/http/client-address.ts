import { isIP } from "node:net";

/**
 * The address that limits are counted by. `X-Forwarded-For` is believed only as far as our own proxies wrote it:
 * with `trustedProxies` of them, the entry that many places from the right. IPv6 counts by its /64, since one
 * household has all of that.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 && forwardedFor ? forwardedFor.split(",") : [];
  const claimed = forwarded.at(-trustedProxies)?.trim();
  return networkOf(claimed && isIP(claimed) ? claimed : (socketAddress ?? "unknown"));
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  // The URL parser writes IPv6 in its one short form; expanding "::" gives the first four groups.
  const [head = "", tail = ""] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
