import { isIP } from "node:net";
import type { Client } from "../../../platform/identity/identity-provider.ts";

/** The limit of a false user agent; those of browsers are shorter. */
const MAX_USER_AGENT_LENGTH = 300;

export function clientOf(headers: Headers, address: string): Client {
  return {
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH),
    network: shownNetwork(address),
  };
}

/** Enough to recognise one's own town: 203.0.113.x, or the provider's part (/48) of an IPv6 network. */
function shownNetwork(address: string): string {
  const [network = ""] = address.split("/");
  if (isIP(network) === 4) return network.replace(/\.\d+$/, ".x");
  return isIP(network) === 6 ? `${network.split(":").slice(0, 3).join(":")}:x` : "";
}
