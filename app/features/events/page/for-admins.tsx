import { forAdmins } from "../../accounts/for-admins";

/** Edit and Delete. */
export const PageControls = forAdmins(() => import("./page-controls"));
/** Tasks before and after the event. */
export const FollowUp = forAdmins(() => import("./follow-up"));
