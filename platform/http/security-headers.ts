/** The headers of every response, and the Content-Security-Policy of pages. */

/** For everything that is no page: nothing in it may load, run or be framed. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
export const MEDIA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const ALWAYS: [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
];
const ONE_YEAR_SECONDS = 31_536_000;

/** Sets what is missing. A Content-Security-Policy that the response already has remains. */
export function setSecurityHeaders(headers: Headers, { https }: { https: boolean }): void {
  for (const [name, value] of ALWAYS) headers.set(name, value);
  // It knows no list of origins, and where the policy has one, old browsers would obey this one instead.
  if (mayBeFramed(headers)) headers.delete("X-Frame-Options");
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", CLOSED_POLICY);
  if (https) headers.set("Strict-Transport-Security", `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
}

function mayBeFramed(headers: Headers): boolean {
  const [, ancestors = "'none'"] = /frame-ancestors ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
  return ancestors !== "'none'";
}

/** The policy of the one page that others may frame: nothing but its style sheet, and no script. */
export function embedPolicy(ancestors: string[] = ["'self'"]): string {
  return `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(" ")}`;
}

/**
 * The policy of one page: its own scripts by hash, everything else from this server.
 * `apiOrigin` is the event server of `API_URL`, where the browser fetches events and their pictures from.
 */
export function pagePolicy({ scriptHashes, apiOrigin }: { scriptHashes: string[]; apiOrigin?: string }): string {
  const also = apiOrigin ? ` ${apiOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    // blob: is the preview of a picture that an administrator has chosen.
    `img-src 'self' blob:${also}`,
    `connect-src 'self'${also}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
