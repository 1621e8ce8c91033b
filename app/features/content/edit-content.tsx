import { lazy } from "react";
import { forAdmins } from "../accounts/for-admins";

/** For administrators: a link to the form of a part of the page. It is placed in the element around it. */
export const EditContent = forAdmins(lazy(() => import("./edit-link")));
