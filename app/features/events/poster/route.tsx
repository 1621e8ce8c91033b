import { originOf } from "../../../../domain/origin";
import { parseRowId } from "../../../../domain/row-id";
import { timeZoneName } from "../../../../domain/moments";
import { PrintButton } from "../../../ui/button/print-button";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { eventPath } from "../event";
import { eventsContext } from "../events-context";
import { formatDays, formatTimes, formatWeekdays, stateWord } from "../format-event";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { Poster } from "./poster";
// A separate style sheet, because every visitor loads the main one.
import styleSheet from "./poster.css?url";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { viewer, content, timeZone, env } = await adminRequest(context);
  const { brand, university } = content.site;
  const event = await context.get(eventsContext).events.findAny(viewer, parseRowId(params.id));
  const { title, location, fee, draft } = event;
  return {
    poster: {
      title,
      location,
      fee,
      days: [formatWeekdays(event), formatDays(event)].filter(Boolean).join(", "),
      times: formatTimes(event, timeZoneName(timeZone)),
      address: originOf(env, request.url) + eventPath(event),
      organisers: [brand, university.name],
    },
    draft,
    state: stateWord(event),
    hasAddress: env.PUBLIC_URL !== undefined,
  };
}

const NO_ADDRESS =
  "The code has the address that you use now. Try it with a phone before you print. For the person who runs the server: set PUBLIC_URL.";

export const links = () => [{ rel: "stylesheet", href: styleSheet }];

export const meta = metaOf({ title: "Poster" });

export default function PosterPage({ loaderData: { poster, draft, state, hasAddress } }: Route.ComponentProps) {
  const warnings = [
    draft ? "This event is a draft. The code leads nowhere before it is published." : "",
    state ? `This event is ${state.toLowerCase()}.` : "",
    hasAddress ? "" : NO_ADDRESS,
  ].filter(Boolean);
  return (
    <div className="poster-page">
      <Page title="Poster" lead="One A4 page with a code that opens the page of the event.">
        <div className="poster-controls">
          {warnings.map((warning) => (
            <Notice key={warning} kind="failure">
              {warning}
            </Notice>
          ))}
          <PrintButton />
        </div>
        <Poster {...poster} />
      </Page>
    </div>
  );
}
