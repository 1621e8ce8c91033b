import { route } from "@react-router/dev/routes";

export default [route("events", "routes/events.jsx"), route("api/events", "routes/api.js")];
