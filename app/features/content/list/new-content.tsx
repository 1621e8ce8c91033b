import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { slugOf } from "../../../../domain/collections/item-ids";
import { CONTENT_KINDS, kindOf, nameIn, type ContentKind } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { ApiError } from "../../../ui/call/request";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { editPath, type ContentEntry } from "../content";
import { beginContent, copyContent, duplicateContent } from "../content-calls";

/** Creates a draft of a post or the next year, and opens its form. The first year is the current one. */
export function NewContent({ group, entries, today }: { group: string; entries: ContentEntry[]; today: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  async function start(key: string, begin: () => Promise<void>) {
    try {
      await begin();
      await navigate(editPath(key));
    } catch (error) {
      setProblem(error instanceof ApiError && error.status ? error.message : "It could not be added. Try again.");
    }
  }
  const kinds = CONTENT_KINDS.filter((kind) => kind.name && kind.group === group);
  return kinds.map((kind) => {
    const own = entries.filter(({ key }) => nameIn(kind, key));
    if (kind.key === POSTS) return <NewPost key={kind.key} {...{ problem, today }} posts={own} onStart={start} />;
    const [from, to] = keysOf(kind, own, today);
    return (
      <div key={kind.key} className={adminStyles.actions}>
        <Button
          variant="quiet"
          onClick={() => void start(to, () => (from ? duplicateContent(from, to) : beginContent(to, {})))}
        >
          New: {kindOf(to)!.title}
        </Button>
        <p role="alert" className={adminStyles.problem}>
          {problem}
        </p>
      </div>
    );
  });
}

/** Returns the keys of the newest year, if there is one, and of the next year. */
function keysOf(kind: ContentKind, own: ContentEntry[], today: string): [from: string | undefined, to: string] {
  const years = own.map(({ key }) => Number(nameIn(kind, key)));
  const keyOf = (year: number | string) => kind.key.replace("*", String(year));
  if (years.length === 0) return [undefined, keyOf(today.slice(0, 4))];
  const newest = Math.max(...years);
  return [keyOf(newest), keyOf(newest + 1)];
}

const POSTS = "blogs/*";

type PostProps = {
  problem: string;
  today: string;
  posts: ContentEntry[];
  onStart: (key: string, begin: () => Promise<void>) => Promise<void>;
};

function NewPost({ problem, today, posts, onStart }: PostProps) {
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const title = String(form.get("title")).trim();
    const from = String(form.get("from"));
    const data = { title, date: today };
    // A title without Latin letters gives no URL.
    const key = POSTS.replace("*", slugOf(title) || `post-${Date.now()}`);
    void onStart(key, () => (from ? copyContent(from, key, data) : beginContent(key, data)));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field label="Title of a new post" name="title" required maxLength={200} error={problem || undefined} />
      <FieldFrame label="Begin with" name="from">
        <select id="from" name="from" className={fieldStyles.input}>
          <option value="">An empty post</option>
          {posts.map(({ key, title: post }) => (
            <option key={key} value={key}>{`A copy of ${post}`}</option>
          ))}
        </select>
      </FieldFrame>
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          New post
        </Button>
      </div>
    </form>
  );
}
