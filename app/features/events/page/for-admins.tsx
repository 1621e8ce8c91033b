import { lazy } from "react";
import { forAdmins } from "../../accounts/for-admins";

/** Edit and Delete of the event of a page. Visitors never load this code. */
export const PageControls = forAdmins(lazy(() => import("./page-controls")));
