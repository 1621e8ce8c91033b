import { data } from "react-router";
import { requestContext } from "../../../platform/rendering/request-context";
import { EditContent } from "../content/edit-content";
import { introduction } from "../content/introduction";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { siteContext } from "../../../platform/content/site-context";
import { eventReportsContext } from "../event-reports/event-reports-context";
import { Album } from "./album";
import { GalleryGrid } from "./gallery-grid";

export { meta } from "../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Gallery", cache: { reads: "database" } };

/** If the albums cannot be read, the page still shows the other pictures. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, gallery, picture } = context.get(siteContext).content;
  const entries = gallery.map((entry) => ({ ...entry, picture: picture(entry.picture) }));
  const page = { ...pageTexts("gallery"), entries };
  try {
    return { ...page, albums: await context.get(eventReportsContext).publishedReports.albums() };
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "albums could not be read");
    // Because of the status, the page cache does not replace the last good page.
    return data({ ...page, albums: [] }, { status: 503 });
  }
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Gallery" lead={introduction("gallery", loaderData.lead)}>
      <EditContent of="gallery" label="Gallery" />
      <GalleryGrid entries={loaderData.entries} first />
      {loaderData.albums.map((album) => (
        <Album key={album.id} album={album} />
      ))}
    </Page>
  );
}
