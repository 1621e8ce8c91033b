import type { SubmitEvent } from "react";
import { slugOf } from "../../../../domain/collections/item-ids";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useBegin } from "../../../ui/call/use-begin";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { POSTS, type ContentEntry } from "../content";
import { beginContent, copyContent } from "../content-calls";

type Props = { today: string; posts: Pick<ContentEntry, "key" | "title">[] };

/** Asks for the title, from which the URL is made. */
export function NewPost({ today, posts }: Props) {
  const { problem, begin } = useBegin();
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const title = String(form.get("title")).trim();
    const from = String(form.get("from"));
    const data = { title, date: today };
    // A title without Latin letters gives no URL.
    const key = POSTS.replace("*", slugOf(title) || `post-${Date.now()}`);
    void begin(() => (from ? copyContent(from, key, data) : beginContent(key, data)));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field label="Title of a new post" name="title" required maxLength={200} error={problem} />
      <Select
        label="Begin with"
        name="from"
        options={[["", "An empty post"], ...posts.map(({ key, title }) => [key, `A copy of ${title}`] as const)]}
      />
      <div className={adminStyles.actions}>
        <Button type="submit">Begin the post</Button>
      </div>
    </form>
  );
}
