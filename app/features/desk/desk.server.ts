import { counted } from "../../../domain/counted.ts";
import { dayIs, formatPlainDate } from "../../../domain/dates.ts";
import { todayIn } from "../../../domain/moments.ts";
import { mayPublish } from "../../../domain/content/kinds.ts";
import { EXAMPLE_TEXTS } from "../../../domain/content/site.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { Database } from "../../../platform/database/database.ts";
import { MAX_ROWS } from "../../../platform/database/list-page.ts";
import { listLatestSaves } from "../../../platform/documents/history.ts";
import { listUnsaved } from "../../../platform/documents/working-copies.ts";
import type { Env } from "../../../platform/env.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { ChangeSetService } from "../changes/change-sets.server.ts";
import { editPath } from "../content/content.ts";
import type { ContentService } from "../content/content.server.ts";
import type { InboxService } from "../contact/inbox.server.ts";
import type { HandoverParts } from "../handover/handover-context.ts";
import type { NewSessionService } from "../new-session/new-sessions.server.ts";
import type { EventListService } from "../events/event-list.server.ts";
import type { EventReportService } from "../event-reports/event-reports.server.ts";
import type { EventService } from "../events/events.server.ts";
import { administratorTasks } from "./administrator-tasks.server.ts";
import { cardTasks, changeTasks } from "./change-tasks.server.ts";
import { contentTasks } from "./content-tasks.server.ts";
import type { DeskSave, DeskTask } from "./desk.ts";
import { namedSaves, unsavedTasks } from "./document-forms.server.ts";
import { backupTask, noBackupTask, ownershipTasks, restoreTask } from "./handover-tasks.server.ts";
import { pictureTask, undescribed } from "./picture-tasks.server.ts";
import { lastDayOfSession } from "../../../domain/session-dates.ts";
import { draftTasks, eventPictureTask, finishTasks, needsReport } from "./event-tasks.server.ts";

export type DeskService = ReturnType<typeof deskService>;

type Parts = {
  database: Database;
  events: EventService;
  eventReports: Pick<EventReportService, "finishedAmong">;
  eventList: EventListService;
  inbox: InboxService;
  contents: ContentService;
  changeSets: Pick<ChangeSetService, "listOpen" | "findBlocked">;
  newSessions: Pick<NewSessionService, "listOpen">;
  administrators: Pick<AdministratorService, "canChange" | "listIfAvailable">;
  content: Content;
  env: Pick<Env, "API_URL" | "BACKUP_DIR" | "https">;
  backupFailure: () => string | undefined;
  ownership: Pick<HandoverParts["ownership"], "list">;
  restoreDrill: Pick<HandoverParts["restoreDrill"], "last">;
  now?: () => Date;
};

/** The form of an older text still offers it. */
const MAX_UNSAVED = 5;
const MAX_SAVES = 5;

export function deskService(parts: Parts) {
  const { inbox, contents, changeSets, administrators, content, env, backupFailure, now = () => new Date() } = parts;
  const { newSessions, ownership, restoreDrill } = parts;
  const { session: sessionNow, timeZone } = content.site;
  const lastDay = lastDayOfSession(sessionNow, content.reports.sessionStartsIn);
  return {
    /** Returns this person's tasks, most urgent first. */
    async tasks(viewer: Viewer): Promise<DeskTask[]> {
      requireEditor(viewer);
      const today = todayIn(timeZone, now());
      const sets = await changeSets.listOpen(viewer);
      const blocked = await changeSets.findBlocked(viewer, sets);
      const entries = await contents.list(viewer);
      const unsaved = await listUnsaved(parts.database, viewer, MAX_UNSAVED);
      const sessions = isAdmin(viewer) ? await newSessions.listOpen(viewer) : [];
      const ofSets = sets.map((set) => ({ set, tasks: changeTasks(set, { blocked, sessions, timeZone }, viewer) }));
      const setsWithTask = ofSets.filter(({ tasks }) => tasks.length > 0).map(({ set }) => set);
      return [
        ...(isAdmin(viewer)
          ? [
              ...exampleTask(content),
              ...backupTask(backupFailure()),
              ...noBackupTask(parts.database.kind, env),
              ...restoreTask(await restoreDrill.last(), now()),
              ...ownershipTasks(await ownership.list(viewer)),
              ...messageTask((await inbox.counts(viewer)).unread),
            ]
          : []),
        ...(await unsavedTasks(unsaved, { viewer, events: parts.events, entries, timeZone })),
        // Other people wait for these.
        ...cardTasks(sessions),
        ...ofSets.flatMap(({ tasks }) => tasks),
        // With API_URL another server has the events.
        ...(env.API_URL ? [] : await tasksOfEvents(parts, viewer, today)),
        ...contentTasks(
          entries.filter(({ key }) => mayPublish(viewer, key)),
          setsWithTask,
        ),
        ...pictureTask(undescribed(content), "picture"),
        ...(isAdmin(viewer) && sessions.length === 0 && lastDay && today > lastDay
          ? [sessionTask(sessionNow, lastDay)]
          : []),
        ...(isAdmin(viewer) ? await administratorTasks(administrators, viewer, now()) : []),
      ];
    },

    async latestSaves(viewer: Viewer): Promise<DeskSave[]> {
      const saves = await listLatestSaves(parts.database, viewer, MAX_SAVES);
      return namedSaves(saves, { viewer, events: parts.events, entries: await contents.list(viewer), timeZone });
    },
  };
}

async function tasksOfEvents({ events, eventReports, eventList, content }: Parts, viewer: Viewer, today: string) {
  const recent = await events.page({ limit: MAX_ROWS });
  const over = recent.rows.filter((event) => needsReport(event, today));
  const finished = await eventReports.finishedAmong(
    viewer,
    over.map(({ id }) => id),
  );
  const drafts = await events.pageWithDrafts(viewer, { isDraft: true });
  const draftCount = drafts.older ? await events.countWithDrafts(viewer, { isDraft: true }) : drafts.rows.length;
  return [
    ...homeTask(content, today, await eventList.coming(today)),
    ...finishTasks(
      over.filter(({ id }) => !finished.has(id)),
      today,
    ),
    ...draftTasks(drafts.rows, draftCount, content.site.timeZone),
    ...eventPictureTask(recent.rows),
  ];
}

function exampleTask({ site }: Content): DeskTask[] {
  if (!site.exampleTexts) return [];
  const why = `Replace its name and address, then the home page, the team and the other texts; untick “${EXAMPLE_TEXTS}” when the site is yours.`;
  const action = { label: "Open the settings", to: editPath("site") };
  return [{ title: "This site still shows the example cell", why, action }];
}

function messageTask(count: number): DeskTask[] {
  if (count === 0) return [];
  const why = "Visitors wrote through the contact form.";
  const action = { label: "Read messages", to: "/admin/messages" };
  return [{ title: counted(count, "unread message"), why, action }];
}

function sessionTask(session: string, lastDay: string): DeskTask {
  const why = `It ended on ${formatPlainDate(lastDay)}. Visitors still see it on the team page.`;
  const action = { label: "Start the next session", to: "/admin/session" };
  return { title: `The session ${session} is over`, why, action };
}

/** When the day of the card is over, the card shows the next event by itself, if there is one. */
function homeTask({ home: { upcoming } }: Content, today: string, coming: object | null): DeskTask[] {
  if (coming || dayIs(upcoming.date, today) !== "over") return [];
  const why = `“${upcoming.title}” took place on ${formatPlainDate(upcoming.date)}. The card shows the next event by itself when you add one.`;
  const action = { label: "Add the next event", to: "/add-event" };
  return [{ title: "The card on the home page shows a past event", why, action }];
}
