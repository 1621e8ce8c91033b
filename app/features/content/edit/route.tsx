import { redirect } from "react-router";
import { counted } from "../../../../domain/counted";
import { countedAre } from "../../../../domain/counted-are";
import { todayIn } from "../../../../domain/moments";
import type { Viewer } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Badge } from "../../../ui/badge/badge";
import { SmallLink } from "../../../ui/admin/small-button";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { hasDocument, mayChange } from "../../changes/change-set";
import { draftPath } from "../../changes/changes-calls";
import { changesContext } from "../../changes/changes-context";
import { eventsContext } from "../../events/events-context";
import { cardNote } from "../../home/card-note";
import type { ContentService } from "../content.server";
import { contentContext } from "../content-context";
import {
  historyPath,
  isChanged,
  isShownFirst,
  isUnchanged,
  NOT_CHANGED,
  SHOWN_FIRST,
  UNCHANGED_PATH,
} from "../content";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { ChangesNote } from "./changes-note";
import { ContentForm } from "./content-form";
import { FileNote } from "./file-note";
import { galleryChoices, previewsOf } from "../previews";
import { TakeOff } from "../take-off";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import { useOpenParts } from "./use-open-parts";

export type EditData = Awaited<ReturnType<typeof loader>>;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const key = params["*"];
  const document = await contents.find(viewer, key);
  const sets = await context.get(changesContext).changeSets.listOpen(viewer);
  const set = sets.find((one) => hasDocument(one, key));
  const inChanges = set && mayChange(viewer, set) ? draftPath(set.id, key) : undefined;
  // No visitor sees this draft, and its latest text is in the changes.
  if (document.draft && inChanges) throw redirect(inChanges);
  const today = todayIn(timeZone);
  const next = key === "home" ? await context.get(eventsContext).eventList.coming(today) : null;
  return {
    document,
    previews: previewsOf(document, content),
    changedFile: await contents.changedFile(viewer, document),
    copy: await contents.findWorkingCopy(viewer, key),
    gallery: galleryChoices(content),
    sets,
    inChanges,
    timeZone,
    notes: {
      "upcoming.show": cardNote(content.home.upcoming, next, today),
      exampleTexts: key === "site" && content.site.exampleTexts ? await exampleNote(contents, viewer) : undefined,
    },
    isFirst: isShownFirst(key, content.site.defaults),
  };
}

async function exampleNote(contents: ContentService, viewer: Viewer): Promise<string> {
  const texts = (await contents.list(viewer)).filter(isUnchanged).length;
  // Settings that nobody edited are one of the texts.
  const settings = contents.unchangedSettings(viewer).length;
  const left =
    settings > 0 ? `${counted(texts, "text")} and ${counted(settings, "setting")} are` : countedAre(texts, "text");
  return `${left} still from the example.`;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Edit: ${loaderData.document.title}` : "Edit";
  return pageMeta(matches, { title });
}

export default function EditContent({ loaderData }: Route.ComponentProps) {
  const { key, title, page, updatedAt, draft, unusable } = loaderData.document;
  const { exampleTexts, ...notes } = loaderData.notes;
  useLinkedField();
  // The key resets the form after a save. Storing unsaved text changes the revision too, but no date.
  const round = `${key} ${updatedAt}`;
  const area = useOpenParts(round);
  return (
    <Page title={title}>
      <div className={adminStyles.actions}>
        {draft ? (
          <Badge variant="today">Draft: visitors do not see it</Badge>
        ) : (
          <SmallLink label="View the page" to={page} />
        )}
        {isChanged(loaderData.document) && <SmallLink label="History" to={historyPath(key)} />}
        <TakeOff document={loaderData.document} path={loaderData.inChanges} />
        {loaderData.isFirst && <Badge variant="quiet">{SHOWN_FIRST}</Badge>}
      </div>
      <div {...area} className={adminStyles.section}>
        {unusable && (
          <Notice kind="failure">
            This text cannot be shown any more, so visitors read an earlier one. Correct it and publish it again.
          </Notice>
        )}
        <ChangesNote {...loaderData} />
        <FileNote {...loaderData} />
        <ContentForm
          key={round}
          {...loaderData}
          notes={{ ...notes, exampleTexts: exampleTexts && <Unchanged what={exampleTexts} /> }}
        />
      </div>
    </Page>
  );
}

function Unchanged({ what }: { what: string }) {
  return (
    <>
      {what} <Link to={UNCHANGED_PATH}>{NOT_CHANGED}</Link> lists them.
    </>
  );
}
