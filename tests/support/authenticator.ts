/** An authenticator app written from RFC 4226 and RFC 6238 alone, to compare with better-auth's implementation. */
import { createHmac } from "node:crypto";
import type { App } from "../../server/app.ts";

const PERIOD_SECONDS = 30;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the current code, or one of a later half minute. A server also accepts the neighbouring codes. */
export function codeOf(secret: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + later));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Switches on two-step sign-in for the account of this cookie, with a code of `later`. Returns the last response, too. */
export async function switchOnCodes(app: Pick<App, "request">, Cookie: string, currentPassword: string, later = 0) {
  const headers = { Cookie, "Content-Type": "application/json" };
  const send = (method: string, body: object) =>
    app.request("/api/account/second-factor", { method, headers, body: JSON.stringify(body) });
  const { secret } = (await (await send("POST", { currentPassword })).json()) as { secret: string };
  const response = await send("PUT", { code: codeOf(secret, later) });
  if (!response.ok) throw new Error(`Two-step sign-in returned ${response.status}: ${await response.text()}`);
  return { secret, response };
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
