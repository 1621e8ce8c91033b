import type { Pause } from "./use-upload-queue";

export type UploadCounts = {
  /** The pictures that were chosen since the form was opened. */
  all: number;
  sent: number;
  failed: number;
  pause: Pause | undefined;
};

const UNTIL: Record<Pause, string> = {
  network: "for the network",
  server: "for the server, which cannot store anything now",
  session: "until you have signed in again",
};

/** Returns `3 of 12 sent; 9 wait for the network.` */
export function uploadText({ all, sent, failed, pause }: UploadCounts): string {
  if (all === 0) return "";
  const waiting = all - sent - failed;
  const parts = [`${sent} of ${all} sent`];
  if (pause && waiting > 0) parts.push(`${waiting} ${waiting === 1 ? "waits" : "wait"} ${UNTIL[pause]}`);
  if (failed > 0) parts.push(`${failed} failed`);
  return `${parts.join("; ")}.`;
}

export function waitingText(pause: Pause | undefined): string {
  return pause ? `It waits ${UNTIL[pause]}.` : "It waits for the files before it.";
}
