import { createContext } from "react-router";
import type { EventReportService } from "./event-reports.server.ts";
import type { IicSheets } from "./iic/iic-sheets.server.ts";
import type { PublishedReports } from "./published-reports.server.ts";
import type { SessionReports } from "./session/session-report.server.ts";

export type EventReportsParts = {
  eventReports: EventReportService;
  publishedReports: PublishedReports;
  sessionReports: SessionReports;
  iicSheets: IicSheets;
};

export const eventReportsContext = createContext<EventReportsParts>();
