import { useEffect, useRef, useState } from "react";
import { ApiError } from "../call/request";
import { uploadImage } from "../call/upload-image";
import { chosen, type ChosenPicture } from "./chosen-picture";
import { preparePicture, UnusablePicture } from "./prepare-picture";

/** By the names of their controls: `image`, `leads.om-rai.picture`. */
export type ChosenPictures = Record<string, ChosenPicture | undefined>;
type Options = {
  /** `API_URL`, or empty. */
  base: string;
  initial: () => ChosenPictures;
  /** False if the file is sent with the form. */
  uploads: (path: string) => boolean;
  /** Called when the session has ended. */
  onSignedOut: () => unknown;
};
type AllPictures = ReturnType<typeof usePictures>;
/** The picture of one control. */
export type PictureControl = ReturnType<AllPictures["at"]>;

/** Checks, shrinks and uploads each picture as soon as it is chosen. */
export function usePictures({ base, initial, uploads, onSignedOut }: Options) {
  const [pictures, setPictures] = useState(initial);
  const [rejected, setRejected] = useState<Record<string, string>>({});
  const latest = useRef(pictures);
  const jobs = useRef(new Set<Promise<void>>());
  /** By their previews. */
  const aborts = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  function set(path: string, next: ChosenPicture | undefined) {
    const before = latest.current[path];
    if (before && before.preview !== next?.preview) {
      stop(before);
      URL.revokeObjectURL(before.preview);
    }
    latest.current = { ...latest.current, [path]: next };
    setPictures(latest.current);
  }
  /** Unless another picture was chosen meanwhile. */
  function update(path: string, { preview }: ChosenPicture, part: Partial<ChosenPicture>) {
    const now = latest.current[path];
    if (now?.preview === preview) set(path, { ...now, ...part });
  }
  const stop = ({ preview }: ChosenPicture) => aborts.current.get(preview)?.abort();
  function run(work: Promise<void>) {
    const job = work.finally(() => jobs.current.delete(job));
    jobs.current.add(job);
  }

  async function upload(path: string, picture: ChosenPicture) {
    if (!picture.file) return;
    const abort = new AbortController();
    aborts.current.set(picture.preview, abort);
    update(path, picture, { problem: undefined, share: 0 });
    try {
      const onProgress = (share: number) => update(path, picture, { share });
      const image = await uploadImage(base, picture.file, { signal: abort.signal, onProgress });
      update(path, picture, { image, share: undefined });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void onSignedOut();
      const status = error instanceof ApiError ? error.status : 0;
      update(path, picture, { share: undefined, status, problem: uploadProblem(error, abort.signal) });
    } finally {
      aborts.current.delete(picture.preview);
    }
  }

  async function add(path: string, files: File[], nextPath: () => string) {
    const problems: string[] = [];
    setRejected((before) => ({ ...before, [path]: "" }));
    for (const file of files) {
      try {
        const picture = chosen(await preparePicture(file));
        const target = nextPath();
        set(target, picture);
        if (uploads(target)) run(upload(target, picture));
      } catch (error) {
        const problem = error instanceof UnusablePicture ? error.message : "This file could not be read.";
        problems.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
      }
    }
    setRejected((before) => ({ ...before, [path]: problems.join(" ") }));
  }

  return {
    /** Changes with every picture. */
    all: pictures,
    /** Also between two renderings. */
    now: (path: string) => latest.current[path],
    setAll: (next: ChosenPictures) => Object.entries(next).forEach(([path, picture]) => set(path, picture)),
    isUploading: Object.values(pictures).some((picture) => picture?.share !== undefined),
    at: (path: string) => ({
      picture: pictures[path],
      set: (next: ChosenPicture | undefined) => set(path, next),
      update: (part: Partial<ChosenPicture>) => pictures[path] && update(path, pictures[path], part),
      /** Messages about unusable files. */
      rejected: rejected[path] ?? "",
      /** Each file becomes the picture at `nextPath`, which may throw `UnusablePicture`. */
      add: (files: File[], nextPath = () => path) => run(add(path, files, nextPath)),
      retry: () => pictures[path] && run(upload(path, pictures[path])),
      stop: () => pictures[path] && stop(pictures[path]),
    }),
    /** Waits for uploads and repeats failed ones of `paths` once. */
    async settle(paths: () => string[]): Promise<void> {
      for (const path of paths()) {
        const picture = latest.current[path];
        if (picture?.file && !picture.image && picture.share === undefined) run(upload(path, picture));
      }
      while (jobs.current.size > 0) await Promise.all(jobs.current);
    },
  };
}

function uploadProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The upload was stopped.";
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : "The upload failed. Check the connection and try again.";
}
