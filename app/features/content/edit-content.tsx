import { forAdmins } from "../accounts/for-admins";

/** A button for administrators that edits a part of the page. CSS places it in its parent element. */
export const EditContent = forAdmins(() => import("./edit-link"));
