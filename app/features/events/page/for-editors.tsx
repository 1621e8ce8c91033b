import { forEditors } from "../../accounts/for-editors";

/** Edit and Delete. */
export const PageControls = forEditors(() => import("./page-controls"));
/** Tasks before and after the event. */
export const FollowUp = forEditors(() => import("./follow-up"));
