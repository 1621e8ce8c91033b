/** A file server ignores queries, so in a copy of the site each query has a folder: `/team?year=2024` is `/team/year-2024`. */

const LINK_WITH_QUERY = /(?<=\shref=")(\/[^"?#]*\?[^"#]*)/g;

/** The file of an address, below the folder of the copy. */
export function fileOf(address: string, isPage: boolean): string {
  if (address === "/404") return "404.html";
  const path = decodeURIComponent(pathOf(address));
  return isPage ? `${path.replace(/\/$/, "")}/index.html` : path;
}

/** A page whose links lead to these folders. */
export function withPaths(html: string): string {
  return html.replaceAll(LINK_WITH_QUERY, (address) => pathOf(address.replaceAll("&amp;", "&")));
}

function pathOf(address: string): string {
  const [path = "", query] = address.split("?");
  const folders = [...new URLSearchParams(query)].map(([name, value]) => encodeURIComponent(`${name}-${value}`));
  return [path === "/" ? "" : path, ...folders].join("/") || "/";
}
