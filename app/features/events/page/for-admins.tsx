import { forAdmins } from "../../accounts/for-admins";

/** Edit and Delete of the event of a page. */
export const PageControls = forAdmins(() => import("./page-controls"));
/** What to do for the event and after it. */
export const FollowUp = forAdmins(() => import("./follow-up"));
