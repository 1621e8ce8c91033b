import { isIP } from "node:net";
import type { Client } from "../../../platform/identity/identity-provider.ts";

/** No browser's own is longer; a made-up one of a megabyte is not kept. */
const MAX_USER_AGENT_LENGTH = 300;

/** What is kept of a browser that signs in. */
export function clientOf(headers: Headers, address: string): Client {
  return {
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH),
    network: networkOf(address),
  };
}

/** Enough of an address to tell one's own town from another: 203.0.113.x, or the provider's part (/48) of an IPv6 network. */
function networkOf(address: string): string {
  const [network = ""] = address.split("/");
  if (isIP(network) === 4) return network.replace(/\.\d+$/, ".x");
  return isIP(network) === 6 ? `${network.split(":").slice(0, 3).join(":")}:x` : "";
}
