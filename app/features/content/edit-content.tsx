import { forEditors } from "../accounts/for-editors";

/** A button for administrators that edits a part of the page. CSS places it in its parent element. */
export const EditContent = forEditors(() => import("./edit-link"));
