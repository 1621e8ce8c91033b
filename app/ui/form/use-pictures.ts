import { use, useEffect, useRef, useState } from "react";
import { SignedOutContext } from "../admin/unsaved-changes";
import { asApiError } from "../call/request";
import type { Sending } from "../call/upload-request";
import { chosen, isUnsent, isWaiting, type ChosenPicture } from "./chosen-picture";
import { preparePicture, UnusablePicture } from "./prepare-picture";
import { useUploadQueue, type Pause } from "./use-upload-queue";

/** Pictures by the names of their controls: `image`, `leads.om-rai.picture`. */
export type ChosenPictures = Record<string, ChosenPicture | undefined>;
type Options = {
  initial: () => ChosenPictures;
  /** False if the form sends the file, or if the list item was removed. */
  uploads: (path: string) => boolean;
  isSignedIn: boolean;
  /** Checks a chosen file, and may make it smaller. @throws {UnusablePicture} */
  prepare?: (file: File, path: string) => Promise<File>;
  /** Returns the value to store, like an address. @throws {ApiError} */
  send: (file: File, sending: Sending, path: string) => Promise<string>;
};
type AllPictures = ReturnType<typeof usePictures>;
export type PictureControl = ReturnType<AllPictures["at"]>;

/** Checks and shrinks each picture as soon as it is chosen, and uploads one at a time. */
export function usePictures({ initial, uploads, isSignedIn, prepare = preparePicture, send }: Options) {
  const askToSignIn = use(SignedOutContext);
  const [pictures, setPictures] = useState(initial);
  const [rejected, setRejected] = useState<Record<string, string>>({});
  /** The number of files in preparation. */
  const [preparing, setPreparing] = useState(0);
  const latest = useRef(pictures);
  /** Files are prepared one after the other, so that the last choice counts. */
  const preparation = useRef(Promise.resolve());
  /** The keys are addresses of previews. */
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useUploadQueue({ next: nextWaiting, send: upload, isSignedIn });

  useEffect(() => {
    const running = aborts.current;
    return () => {
      running.forEach((abort) => abort.abort());
      for (const picture of Object.values(latest.current)) if (picture) URL.revokeObjectURL(picture.preview);
    };
  }, []);

  function set(path: string, next: ChosenPicture | undefined) {
    const before = latest.current[path];
    if (before && before.preview !== next?.preview) {
      aborts.current.get(before.preview)?.abort();
      URL.revokeObjectURL(before.preview);
    }
    latest.current = { ...latest.current, [path]: next };
    setPictures(latest.current);
  }
  /** Does nothing if another picture was chosen meanwhile. */
  function update(path: string, { preview }: ChosenPicture, part: Partial<ChosenPicture>) {
    const now = latest.current[path];
    if (now?.preview === preview) set(path, { ...now, ...part });
  }
  function stop(path: string) {
    const picture = latest.current[path];
    if (!picture || !isUnsent(picture)) return;
    aborts.current.get(picture.preview)?.abort();
    update(path, picture, { problem: STOPPED });
  }
  function retry(path: string) {
    const picture = latest.current[path];
    if (picture && isUnsent(picture)) update(path, picture, { problem: undefined });
    queue.start();
  }

  function nextWaiting(): string | undefined {
    const paths = Object.keys(latest.current);
    return paths.find((path) => isWaiting(latest.current[path]) && uploads(path));
  }

  async function upload(path: string): Promise<Pause | undefined> {
    const picture = latest.current[path]!;
    const abort = new AbortController();
    aborts.current.set(picture.preview, abort);
    update(path, picture, { share: 0, status: undefined });
    try {
      const onProgress = (share: number) => update(path, picture, { share });
      const image = await send(picture.file!, { signal: abort.signal, onProgress }, path);
      update(path, picture, { image, share: undefined });
      return undefined;
    } catch (error) {
      const { status, message } = asApiError(error);
      const pause = abort.signal.aborted ? undefined : PAUSES[status];
      if (pause === "session") askToSignIn?.();
      const problem = abort.signal.aborted ? STOPPED : pause ? undefined : problemOf(status, message);
      update(path, picture, { share: undefined, status, problem });
      return pause;
    } finally {
      aborts.current.delete(picture.preview);
    }
  }

  async function add(path: string, files: (File | Promise<File>)[], nextPath: () => string) {
    const problems: string[] = [];
    setRejected((before) => ({ ...before, [path]: "" }));
    for (const made of files) {
      const file = await made;
      try {
        const prepared = await prepare(file, path);
        const to = nextPath();
        set(to, chosen(prepared, latest.current[to]));
        queue.start();
      } catch (error) {
        const problem = error instanceof UnusablePicture ? error.message : "This file could not be read.";
        problems.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
      }
      setPreparing((count) => count - 1);
    }
    setRejected((before) => ({ ...before, [path]: problems.join("\n") }));
  }
  return {
    /** Changes with every picture. */
    all: pictures,
    pause: queue.pause,
    preparing,
    /** Current even between two renderings. */
    now: (path: string) => latest.current[path],
    /** Also of pictures that were added since the last rendering. */
    paths: () => Object.keys(latest.current),
    setAll: (next: ChosenPictures) => Object.entries(next).forEach(([path, picture]) => set(path, picture)),
    at: (path: string) => ({
      picture: pictures[path],
      pause: queue.pause,
      set: (next: ChosenPicture | undefined) => set(path, next),
      update: (part: Partial<ChosenPicture>) => pictures[path] && update(path, pictures[path], part),
      /** Messages about unusable files. */
      rejected: rejected[path] ?? "",
      /** Puts each file at `nextPath`, which may throw `UnusablePicture`. */
      add(files: (File | Promise<File>)[], nextPath = () => path) {
        setPreparing((count) => count + files.length);
        preparation.current = preparation.current.then(() => add(path, files, nextPath));
      },
      retry: () => retry(path),
      stop: () => stop(path),
    }),
    /** Waits for uploads, also of files that are chosen meanwhile. Repeats failed ones of `paths` once. */
    async settle(paths: () => string[]): Promise<void> {
      paths().forEach(retry);
      let last;
      while (queue.running() || last !== preparation.current) {
        last = preparation.current;
        await last;
        await queue.running();
      }
    },
  };
}

/** The status of a failed response; 0 without a response. */
export const PAUSES: Record<number, Pause> = {
  0: "network",
  502: "server",
  503: "server",
  504: "server",
  401: "session",
};
const STOPPED = "The upload was stopped.";

function problemOf(status: number, message: string): string {
  return status >= 400 && status < 500 ? message : "The site could not store it. Try again.";
}
