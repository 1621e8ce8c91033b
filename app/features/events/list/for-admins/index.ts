export { AdminBar } from "./admin-bar";
export { EventControls } from "./event-controls";
export { FixedEventControls } from "./fixed-event-controls";
