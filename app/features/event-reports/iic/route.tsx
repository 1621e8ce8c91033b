import { parseRowId } from "../../../../domain/row-id";
import { requestContext } from "../../../../platform/rendering/request-context";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { finishPath } from "../event-report";
import { eventReportsContext } from "../event-reports-context";
import type { Route } from "./+types/route";
import { IicFields } from "./iic-fields";
import { SheetSummary } from "./sheet-summary";
// A separate style sheet, because every visitor loads the main one.
import styleSheet from "./iic.css?url";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { iicSheets } = context.get(eventReportsContext);
  return { sheet: await iicSheets.find(await context.get(requestContext).viewer(), parseRowId(params.id)) };
}

export const links = () => [{ rel: "stylesheet", href: styleSheet }];

export const meta = metaOf({ title: "IIC sheet" });

export default function IicPage({ loaderData: { sheet } }: Route.ComponentProps) {
  return (
    <Page title="IIC sheet" lead={<span dir="auto">{sheet.title}</span>}>
      {!sheet.isFinished && (
        <Notice kind="failure">
          This event is not finished yet. <Link to={finishPath(sheet.id)}>Finish this event</Link>
        </Notice>
      )}
      <SheetSummary sheet={sheet} />
      <IicFields sheet={sheet} />
    </Page>
  );
}
