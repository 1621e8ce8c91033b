import { EditContent } from "../content/edit-content";
import { pageMeta } from "../../ui/page/page-meta";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { GalleryGrid } from "./gallery-grid";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Gallery", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { gallery, picture } = context.get(siteContext).content;
  return { entries: gallery.map((entry) => ({ ...entry, picture: picture(entry.picture) })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: "Pitch nights, prototypes and field tests: the cell in pictures.",
  });
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Gallery" lead="Pitch nights, prototypes and field tests. Choose a picture to see it large.">
      <EditContent of="gallery" label="Gallery" />
      <GalleryGrid entries={loaderData.entries} />
    </Page>
  );
}
