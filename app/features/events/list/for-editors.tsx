/** Controls for editors on the events page. */
import { forEditors } from "../../accounts/for-editors";

const load = () => import("./admin-parts");

export const AdminBar = forEditors(async () => ({ default: (await load()).AdminBar }));
export const EventControls = forEditors(async () => ({ default: (await load()).EventControls }));
export const FixedEventControls = forEditors(async () => ({ default: (await load()).FixedEventControls }));
