import { formatDay, formatMoment } from "../../../../domain/moments";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { handoverContext } from "../handover-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { Checklist } from "./checklist";
import { Codes } from "./codes";
import { Commands } from "./commands";
import { People } from "./people";
import { PrintButton } from "../../../ui/button/print-button";
// A separate style sheet, because every visitor loads the main one.
import styleSheet from "./print.css?url";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readPrintedHandover } = context.get(handoverContext);
  const { viewer, timeZone } = await adminRequest(context);
  const { people, drill, ...printed } = await readPrintedHandover(viewer, new URL(request.url).origin);
  return {
    ...printed,
    people: people?.map(({ activeUntil, ...person }) => ({
      ...person,
      until: activeUntil ? formatDay(activeUntil, timeZone) : "no end",
    })),
    tested: drill && `${drill.ok ? "restored on" : "failed on"} ${formatMoment(drill.at, timeZone)}`,
    printedOn: formatDay(new Date(), timeZone),
  };
}

export const links = () => [{ rel: "stylesheet", href: styleSheet }];

export const meta = metaOf({ title: "Printed handover" });

export default function PrintedHandover({ loaderData: printed }: Route.ComponentProps) {
  return (
    <div className="handover-sheet">
      <Page title={`Handover: ${printed.name}`} lead={`As it was on ${printed.printedOn}. There is no password on it.`}>
        <PrintButton />
        <Codes origin={printed.origin} repository={printed.repository} />
        <section aria-labelledby="place">
          <h2 id="place">Where it runs</h2>
          <dl className="handover-list">
            {printed.place.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>Last test of a backup</dt>
              <dd>{printed.tested ?? "never"}</dd>
            </div>
          </dl>
        </section>
        <Commands {...printed} />
        <div className="handover-second">
          <People people={printed.people} />
          <Checklist rows={printed.checklist} />
        </div>
      </Page>
    </div>
  );
}
