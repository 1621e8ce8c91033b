/** Sheets whose values an administrator copies into the form of the Institution's Innovation Council. */
import type { Viewer } from "../../../../domain/session.ts";
import type { Content } from "../../../../platform/content/index.ts";
import { zipOf, type ZipEntry } from "../../../../platform/formats/zip.ts";
import { requireAdmin } from "../../../../platform/identity/access.ts";
import type { MediaService } from "../../../../platform/media/media.ts";
import type { EventService } from "../../events/events.server.ts";
import type { EventReportService } from "../event-reports.server.ts";
import { bytesOf, iicFiles, type IicFile } from "./iic-files.server.ts";
import { iicSheet } from "./iic-sheet.server.ts";
import type { IicField, IicSheet } from "./iic-sheet.ts";

export type IicSheets = ReturnType<typeof iicSheets>;
type Parts = {
  events: Pick<EventService, "findAny">;
  eventReports: Pick<EventReportService, "find" | "proofs">;
  media: Pick<MediaService, "read" | "jpeg">;
  content: Pick<Content, "reports">;
};

export function iicSheets({ events, eventReports, media, content }: Parts) {
  async function read(viewer: Viewer, id: number) {
    requireAdmin(viewer);
    const event = await events.findAny(viewer, id);
    const report = await eventReports.find(viewer, id);
    const files = iicFiles(event, await eventReports.proofs.list(viewer, id));
    return { sheet: iicSheet({ event, report, files, content: content.reports }), files };
  }

  /** Holds only one file in memory. */
  async function* entries(viewer: Viewer, sheet: IicSheet, files: IicFile[]): AsyncGenerator<ZipEntry> {
    const readProof = (proof: number) => eventReports.proofs.read(viewer, sheet.id, proof);
    const unreadable: string[] = [];
    for (const file of files) {
      const bytes = await bytesOf({ media, readProof }, file);
      if (bytes) yield { name: file.name, bytes };
      else unreadable.push(file.name);
    }
    yield { name: "fields.txt", bytes: new TextEncoder().encode(sheetText(sheet, unreadable)) };
  }

  return {
    find: async (viewer: Viewer, id: number): Promise<IicSheet> => (await read(viewer, id)).sheet,

    /** Returns photos, private files and the fields as text. @throws {HttpError} 401, 403, 404 before the first part */
    async zip(viewer: Viewer, id: number): Promise<AsyncGenerator<Uint8Array>> {
      const { sheet, files } = await read(viewer, id);
      return zipOf(entries(viewer, sheet, files));
    },
  };
}

function sheetText({ fields }: IicSheet, unreadable: string[]): string {
  const note =
    unreadable.length > 0 ? [`Not in this ZIP file, because they cannot be read: ${unreadable.join(", ")}`] : [];
  return `${[...fields.map(fieldText), ...note].join("\n\n")}\n`;
}

const fieldText = ({ label, value }: IicField) => `${label}:\n${value || "(missing)"}`;
