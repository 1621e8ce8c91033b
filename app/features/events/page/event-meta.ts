import type { MetaDescriptor } from "react-router";
import { largestAddress } from "../../../../domain/picture";
import type { EventPageData } from "./event-page-data.server.ts";
import { pageMeta } from "../../../ui/page/page-meta";

type MetaArgs = { matches: readonly unknown[]; loaderData?: { page: EventPageData } };

/** Uses the event's own picture for shared links, or the card of all events. */
export function meta({ matches, loaderData }: MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { page } = loaderData;
  const { title, when, stateNote, location, picture } = page;
  const text = page.description[0]?.map((run) => (typeof run === "string" ? run : run.link)).join("");
  const description = [`${when}, ${location}.`, stateNote, text].filter(Boolean).join(" ");
  const shared = picture && { ...picture, src: largestAddress(picture) };
  const tags = pageMeta(matches, { title, description, card: "Events", picture: shared });
  // Only a server reads the URL in its query.
  const isCopy = import.meta.env.SSR && isCopyOf(matches);
  return isCopy ? tags : [...tags, ...oembedLink(page.share)];
}

/** The first of `matches` is the root. */
function isCopyOf([root]: readonly unknown[]): boolean {
  return (root as { loaderData?: { isCopy?: boolean } } | undefined)?.loaderData?.isCopy === true;
}

function oembedLink({ path, publicUrl }: EventPageData["share"]): MetaDescriptor[] {
  if (!publicUrl) return [];
  const href = `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + path)}`;
  return [{ tagName: "link", rel: "alternate", type: "application/json+oembed", href }];
}
