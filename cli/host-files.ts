/** Writes redirects and headers of a static copy in the formats of Netlify and Cloudflare Pages. */

/** The security headers. A copy has no session, so other sites may frame it. */
const HEADERS = ["X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy"];
const IMMUTABLE = ["/assets/*", "/pictures/*", "/share/*", "/media/*"];

export function redirectsFile(redirects: Map<string, string>): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join("");
}

/** `page` has the headers of a page. All pages have the same scripts, so one policy is enough. */
export function headersFile(page: Headers): string {
  const policy = page.get("Content-Security-Policy")!.replace(/; frame-ancestors [^;]+/, "");
  const always = [...HEADERS.map((name) => `${name}: ${page.get(name)}`), `Content-Security-Policy: ${policy}`];
  const rules: [string, string[]][] = [
    ["/*", always],
    ...IMMUTABLE.map((path): [string, string[]] => [path, ["Cache-Control: public, max-age=31536000, immutable"]]),
    ["/events/next.json", ["Access-Control-Allow-Origin: *"]],
    ["/api/events", ["Content-Type: application/json"]],
  ];
  return rules.map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`).join("\n");
}
