import { isIP } from "node:net";

/** Trusts only entries of `X-Forwarded-For` from our proxies. IPv6 is cut to /64, the network of one household. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(",").at(-trustedProxies) : undefined;
  const claimed = entry && withoutPort(entry.trim());
  return networkOf(claimed && isIP(claimed) ? claimed : (socketAddress ?? "unknown"));
}

/** Some proxies write `192.0.2.1:4711`, `[2001:db8::1]` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, inBrackets, plain] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(entry) ?? [];
  return inBrackets ?? plain ?? entry;
}

function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // The URL parser shortens IPv6 in one way only; expanding "::" gives all eight groups.
  const short = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [before = [], after = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`;
}

function dotted(groups: string[]): string {
  return groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join(".");
}
