import type { IicField } from "./iic-sheet.ts";

const NETWORKS = {
  X: ["x.com", "twitter.com"],
  Facebook: ["facebook.com"],
  Instagram: ["instagram.com"],
  LinkedIn: ["linkedin.com"],
};

/** The council's form has one field for a post in each network. */
export function postFields(posts: string[]): IicField[] {
  const byNetwork = Map.groupBy(posts, networkOf);
  const rows = [...Object.keys(NETWORKS), ""].map((network): IicField => {
    const label = network ? `Post on ${network}` : "Posts on social media";
    return { label, value: (byNetwork.get(network) ?? []).join("\n"), isOptional: true, step: "text" };
  });
  return rows.filter(({ value }, index) => value || (posts.length === 0 && index === rows.length - 1));
}

/** Empty for an unknown network. */
function networkOf(post: string): string {
  const { hostname = "" } = URL.parse(post) ?? {};
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return Object.entries(NETWORKS).find(([, hosts]) => hosts.some(isAt))?.[0] ?? "";
}
