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

export function setSecurityHeaders(headers: Headers, { https }: { https: boolean }): void {
  for (const [name, value] of ALWAYS) headers.set(name, value);
  // X-Frame-Options cannot list origins, and old browsers would follow it instead of the policy.
  if (mayBeFramed(headers)) headers.delete("X-Frame-Options");
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", CLOSED_POLICY);
  if (https) headers.set("Strict-Transport-Security", `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
}

function mayBeFramed(headers: Headers): boolean {
  const [, ancestors = "'none'"] = /frame-ancestors ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
  return ancestors !== "'none'";
}

export function embedPolicy(ancestors: string[] = ["'self'"]): string {
  return `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(" ")}`;
}

/** `apiOrigin` is the event server of `API_URL`, from which the browser fetches events and their pictures. */
export function pagePolicy({ scriptHashes, apiOrigin }: { scriptHashes: string[]; apiOrigin?: string }): string {
  const also = apiOrigin ? ` ${apiOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    // blob: is the preview of a chosen picture.
    `img-src 'self' blob:${also}`,
    `connect-src 'self'${also}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
