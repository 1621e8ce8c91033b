import { editorCookie } from "./app.ts";
import { openSets, setCalls } from "./change-sets.ts";
import { contentCalls } from "./edited-content.ts";

export const POST = "blogs/what-a-grant-panel-asks";
export const FOR_ADMINISTRATORS = {
  status: 403,
  message: "An administrator publishes this. Add it to changes, and say when they are ready.",
};

/** Returns the calls of an administrator, and in `editor` those of an editor. */
export async function withEditor() {
  const opened = await openSets();
  const editor = { app: opened.app, cookie: await editorCookie(opened.app) };
  const ask = (path: string, method = "GET") =>
    opened.app.request(path, { method, headers: { Cookie: editor.cookie } });
  return { ...opened, editor: { ...contentCalls(editor), ...setCalls(editor), ask, cookie: editor.cookie } };
}
