import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { slugOf } from "../../../../domain/collections/item-ids";
import { CONTENT_KINDS, kindOf, nameIn } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { ApiError } from "../../../ui/call/request";
import { Field } from "../../../ui/field/field";
import { editPath } from "../content";
import { beginContent, duplicateContent } from "../content-calls";

/** Begins a post or the next year, as a draft, and opens its form. */
export function NewContent({ group, keys, today }: { group: string; keys: string[]; today: string }) {
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
    const names = keys.flatMap((key) => nameIn(kind, key) ?? []);
    if (kind.key === POSTS) return <NewPost key={kind.key} {...{ problem, today }} onStart={start} />;
    const newest = Math.max(...names.map(Number));
    const [from, to] = [newest, newest + 1].map((year) => kind.key.replace("*", String(year))) as [string, string];
    return (
      <div key={kind.key} className={adminStyles.actions}>
        <Button variant="quiet" onClick={() => void start(to, () => duplicateContent(from, to))}>
          New: {kindOf(to)!.title}
        </Button>
        <p role="alert" className={adminStyles.problem}>
          {problem}
        </p>
      </div>
    );
  });
}

const POSTS = "blogs/*";

type PostProps = {
  problem: string;
  today: string;
  onStart: (key: string, begin: () => Promise<void>) => Promise<void>;
};

function NewPost({ problem, today, onStart }: PostProps) {
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const title = String(new FormData(submitted.currentTarget).get("title")).trim();
    // A title without Latin letters has no address of its own.
    const key = POSTS.replace("*", slugOf(title) || `post-${Date.now()}`);
    void onStart(key, () => beginContent(key, { title, date: today }));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field label="Title of a new post" name="title" required maxLength={200} error={problem || undefined} />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          New post
        </Button>
      </div>
    </form>
  );
}
