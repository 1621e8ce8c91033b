/** A file server ignores queries, so a copy has folders: `/team?year=2024` becomes `/team/year-2024`. */
import { join, resolve, sep } from "node:path";

const LINK_WITH_QUERY = /(?<=\shref=")(\/[^"?#]*\?[^"#]*)/g;

/** An address from an editor can contain `..%2F`. @throws {Error} if the file is outside the folder */
export function fileIn(folder: string, address: string, isPage: boolean): string {
  const file = join(resolve(folder), fileOf(address, isPage));
  if (!file.startsWith(resolve(folder) + sep)) throw new Error("leads out of the folder");
  return file;
}

/** Returns the path in the folder of the copy. */
export function fileOf(address: string, isPage: boolean): string {
  if (address === "/404") return "404.html";
  const path = decodeURIComponent(pathOf(address));
  return isPage ? `${path.replace(/\/$/, "")}/index.html` : path;
}

/** Changes the links of a page to these folders. */
export function withPaths(html: string): string {
  return html.replaceAll(LINK_WITH_QUERY, (address) => pathOf(address.replaceAll("&amp;", "&")));
}

function pathOf(address: string): string {
  const [path = "", query] = address.split("?");
  const folders = [...new URLSearchParams(query)].map(([name, value]) => folderOf(`${name}-${value}`));
  return [path === "/" ? "" : path, ...folders].join("/") || "/";
}

/** The name is one folder, so it has encoded slashes. */
function folderOf(parameter: string): string {
  return encodeURIComponent(parameter.replaceAll("/", "%2F"));
}
