import { createContext } from "react-router";
import type { EventListService } from "./event-list.server.ts";
import type { EventOverviewService } from "./event-overview.server.ts";
import type { EventPageService } from "./event-pages.server.ts";
import type { EventService } from "./events.server.ts";

export type EventsParts = {
  events: EventService;
  eventList: EventListService;
  eventOverview: EventOverviewService;
  eventPages: EventPageService;
};

export const eventsContext = createContext<EventsParts>();
