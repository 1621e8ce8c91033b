import { parseRowId } from "../../../../domain/row-id";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { galleryChoices, previewsOf } from "../../content/previews";
import { changesPath } from "../changes-calls";
import { changesContext } from "../changes-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { DraftForm } from "./draft-form";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { changeSets } = context.get(changesContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const draft = await changeSets.openDraft(viewer, parseRowId(params.id), params["*"]);
  return {
    draft,
    previews: {
      ...previewsOf(draft, content),
      ...(draft.conflict && previewsOf({ key: draft.key, data: draft.conflict.theirs }, content)),
    },
    gallery: galleryChoices(content),
    timeZone,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Edit: ${loaderData.draft.title}` : "Edit";
  return pageMeta(matches, { title });
}

export default function EditDraft({ loaderData }: Route.ComponentProps) {
  const { set, key, title, isDeleted, updatedAt } = loaderData.draft;
  return (
    <Page title={title}>
      <p>
        You change it in <Link to={changesPath(set.id)}>{set.title}</Link>. Visitors do not see it yet.
      </p>
      {isDeleted && (
        <Notice kind="notice">
          It was deleted from the site meanwhile. Save it here to bring it back with these changes.
        </Notice>
      )}
      <div className={adminStyles.section}>
        <DraftForm key={`${set.id} ${key} ${updatedAt}`} {...loaderData} />
      </div>
    </Page>
  );
}
