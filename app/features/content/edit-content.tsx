import { forAdmins } from "../accounts/for-admins";

/** For administrators: a button that edits a part of the page. It is placed in the element around it. */
export const EditContent = forAdmins(() => import("./edit-link"));
