import { useState } from "react";
import { slugOf } from "../../../../domain/collections/item-ids";
import { blogCollection } from "../../../../domain/content/blogs";
import adminStyles from "../../../ui/admin/admin.module.css";
import { writeKey } from "../../../ui/call/write-key";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useTextCheck } from "../../../ui/form/use-text-check";
import { useGoOn } from "../../../ui/page/use-go-on";
import { POSTS, type ContentEntry } from "../content";
import { beginContent } from "../content-calls";
import { findContent } from "../content-requests";

type Props = { today: string; posts: Pick<ContentEntry, "key" | "title">[] };

/** Asks for the title, from which the URL is made. */
export function NewPost({ today, posts }: Props) {
  const goOn = useGoOn();
  // The key opens the draft of a first try whose response was lost.
  const [keys] = useState(() => writeKey());
  const { problem, onInput } = useTextCheck(blogCollection.fields.title);
  const { formProps, problems, errors, busy } = useFormCall(
    async (form) => {
      const title = String(form.get("title")).trim();
      const from = String(form.get("from"));
      const data = { ...(from && (await findContent(from)).data), title, date: today };
      const once = keys.for(data);
      // A title without Latin letters gives no URL.
      const key = POSTS.replace("*", slugOf(title) || `post-${once.slice(0, 8)}`);
      await goOn(await beginContent(key, data, once));
    },
    { key: "title" },
  );
  return (
    <form className={adminStyles.form} {...formProps}>
      <Field label="Title of a new post" name="title" required onInput={onInput} error={problem ?? errors.title} />
      <Select
        label="Begin with"
        name="from"
        options={[["", "An empty post"], ...posts.map(({ key, title }) => [key, `A copy of ${title}`] as const)]}
      />
      <FormEnd problems={problems} busy={busy} label="Begin the post" />
    </form>
  );
}
