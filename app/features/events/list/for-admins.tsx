/** Controls for administrators on the events page. Visitors never load this code. */
import { lazy } from "react";
import { forAdmins } from "../../accounts/for-admins";

const load = () => import("./for-admins/index");

export const AdminBar = forAdmins(lazy(async () => ({ default: (await load()).AdminBar })));
export const EventControls = forAdmins(lazy(async () => ({ default: (await load()).EventControls })));
export const FixedEventControls = forAdmins(lazy(async () => ({ default: (await load()).FixedEventControls })));
