// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export function deviceCookie({ secret, secureCookies }: { secret: string; secureCookies: boolean }) {
  const name = secureCookies ? "__Host-cell.device" : "cell.device";
  const sign = (id: string, email: string) =>
    createHmac("sha256", secret).update(`device ${id} ${email}`).digest("base64url");

  return {
    /** Returns the device's id if the request has a cookie for this account. */
    read(headers: Headers, email: string): string | undefined {
      const [id, signature] = parse(headers.get("cookie") ?? "")[name]?.split(".") ?? [];
      if (!id || !signature) return undefined;
      const expected = Buffer.from(sign(id, email));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
    cookieFor(email: string): string {
      const id = randomBytes(16).toString("base64url");
      const value = `${id}.${sign(id, email)}`;
      const options = { maxAge: LIFETIME_SECONDS, path: "/", httpOnly: true, secure: secureCookies } as const;
      return serialize(name, value, { ...options, sameSite: "Strict" });
    },
  };
}
