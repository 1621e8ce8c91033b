/** Controls for administrators on the events page. */
import { forAdmins } from "../../accounts/for-admins";

const load = () => import("./admin-parts");

export const AdminBar = forAdmins(async () => ({ default: (await load()).AdminBar }));
export const EventControls = forAdmins(async () => ({ default: (await load()).EventControls }));
export const FixedEventControls = forAdmins(async () => ({ default: (await load()).FixedEventControls }));
