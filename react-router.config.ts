import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // Next to build/pictures, which a new build of the code must not delete.
  buildDirectory: "build/app",
  // The whole route table is small: sending it with the first page saves a request to /__manifest on every link.
  routeDiscovery: { mode: "initial" },
  // A separate file for each client loader would cost more bytes than it saves.
  splitRouteModules: false,
} satisfies Config;
