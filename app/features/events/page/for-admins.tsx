import { forAdmins } from "../../accounts/for-admins";

/** Edit and Delete of the event of a page. */
export const PageControls = forAdmins(() => import("./page-controls"));
