/** Tasks of a set of changes that failed, is scheduled, or that an administrator has not published yet. */
import { counted } from "../../../domain/counted.ts";
import { mayPublish } from "../../../domain/content/kinds.ts";
import { formatMoment } from "../../../domain/moments.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import { isSentBack, type ChangeSetEntry } from "../changes/change-set.ts";
import type { OpenSession } from "../new-session/new-session.ts";
import type { DeskTask } from "./desk.ts";

type OfAllSets = {
  /** The problems of scheduled sets by id. */
  blocked: Map<number, string>;
  /** The sets that start a session, for an administrator. */
  sessions: OpenSession[];
  timeZone: string;
};

export function changeTasks(
  set: ChangeSetEntry,
  { blocked, sessions, timeZone }: OfAllSets,
  viewer: Viewer,
): DeskTask[] {
  const { id, title, problem, publishAt, createdBy, documents } = set;
  const to = `/admin/changes/${id}`;
  if (problem)
    return [{ title: `“${title}” could not be published`, why: problem, action: { label: "Correct it", to } }];
  const action = { label: "Look at it", to };
  const time = publishAt && formatMoment(publishAt, timeZone);
  const obstacle = blocked.get(id);
  if (time && obstacle) return [blockedTask(title, `${obstacle} It is planned for ${time}.`, to)];
  if (time) return [scheduledTask(title, time, action)];
  const session = sessions.find((one) => one.id === id);
  if (session) return [unfinishedTask(session, createdBy)];
  if (documents.length === 0) return [];
  return openTasks(set, viewer, to);
}

/** Nobody but its editor waits for a set that was sent back. */
function openTasks(set: ChangeSetEntry, viewer: Viewer, to: string): DeskTask[] {
  const { title, createdBy, documents, readyAt, note, noteBy } = set;
  const isOwn = createdBy === viewer.user?.email;
  if (!isOwn && (!isAdmin(viewer) || isSentBack(set))) return [];
  const action = { label: isSentBack(set) ? "Correct it" : "Look at it", to };
  const said = noteText(set);
  if (isOwn && isAdmin(viewer))
    return [{ title: `“${title}” is not published yet`, why: `You prepared it.${said}`, action }];
  if (readyAt) {
    // Editors work together on a set, so another one may have said it.
    const saidBy = noteBy ?? createdBy;
    const ready = saidBy === createdBy ? "It is ready." : `${saidBy} said that it is ready.`;
    const isMine = saidBy === viewer.user?.email;
    const why = isMine ? "You said that it is ready." : `${createdBy} prepared it. ${ready}${said}`;
    return [{ title: `“${title}” waits for an administrator`, why, action }];
  }
  if (note) return [{ title: `“${title}” came back to you`, why: said.trim(), action }];
  const isTheirs = documents.every(({ key }) => mayPublish({ role: "editor" }, key));
  if (isOwn) {
    const why = isTheirs ? "You prepared it." : "Say that it is ready when it is.";
    return [{ title: `“${title}” is not published yet`, why, action }];
  }
  // Its editor publishes it without an administrator.
  if (isTheirs) return [];
  return [{ title: `“${title}” is being prepared`, why: `${createdBy} has not said yet that it is ready.`, action }];
}

/** A published session ends the links, so a card has to be decided before. */
export function cardTasks(sessions: OpenSession[]): DeskTask[] {
  return sessions.flatMap(({ id, title, arrived }) => {
    if (arrived === 0) return [];
    const action = { label: "Look at them", to: `/admin/session/${id}/who-is-new#cards` };
    return [
      { title: `${counted(arrived, "card")} arrived for “${title}”`, why: "Accept or decline each of them.", action },
    ];
  });
}

function unfinishedTask({ id, title, step }: OpenSession, createdBy: string): DeskTask {
  const why = `${createdBy} began it. Visitors see it when it is published.`;
  const action = { label: "Continue", to: `/admin/session/${id}/${step}` };
  return { title: `“${title}” is not published yet`, why, action };
}

const noteText = ({ note, noteBy }: ChangeSetEntry) => (note ? ` ${noteBy}: “${note}”` : "");

function blockedTask(title: string, why: string, to: string): DeskTask {
  return { title: `“${title}” cannot be published by itself`, why, action: { label: "Correct it", to } };
}

export function scheduledTask(title: string, from: string, action: DeskTask["action"]): DeskTask {
  return { title: `“${title}” will be published by itself`, why: `Visitors see it from ${from}.`, action };
}
