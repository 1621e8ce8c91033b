import { mayPublish } from "../../../../domain/content/kinds";
import { formatSecond } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { Versions } from "../../../ui/admin/versions";
import { SmallLink } from "../../../ui/admin/small-button";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { contentContext } from "../content-context";
import { editPath, isChanged } from "../content";
import { restoreContent, withdrawContent } from "../content-calls";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { viewer, timeZone } = await adminRequest(context);
  const key = params["*"];
  const document = await contents.find(viewer, key);
  const { title, revision, draft: isDraft } = document;
  const { rows, ...places } = await readPlace(url, (place) => contents.versions(viewer, key, place));
  const versions = rows.map((version) => ({
    ...version,
    // The first version is the file. Its time is when somebody began to change it.
    saved: version.action === "added" && !version.savedBy ? "" : formatSecond(version.savedAt, timeZone),
    restorable: version.restorable && mayPublish(viewer, key),
  }));
  return { key, title, isDraft, isChanged: isChanged(document), current: revision, versions, places };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData ? `History: ${loaderData.title}` : "History" });
}

export default function ContentHistory({ loaderData }: Route.ComponentProps) {
  const { key, title, isDraft, isChanged: hasHistory, ...history } = loaderData;
  return (
    <Page title="History" lead={title}>
      <div className={adminStyles.section}>
        <div className={adminStyles.actions}>
          <SmallLink label="Edit" to={editPath(key)} />
        </div>
        {hasHistory ? (
          <Versions
            {...history}
            failureText="It could not be restored."
            onRestore={(revision) => restoreContent(key, revision)}
            onWithdraw={isDraft ? () => withdrawContent(key) : undefined}
          />
        ) : (
          <p>Nobody has changed it here yet.</p>
        )}
      </div>
    </Page>
  );
}
