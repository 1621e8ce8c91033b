import { useEffect, useRef, useState } from "react";
import { uploadImage } from "../editing-calls";
import { ApiError } from "../../../ui/call/request";
import { preparePicture, UnusablePicture } from "./prepare-picture";

export type ChosenPicture = {
  id: string;
  /** Its address on the server; empty until it is uploaded. */
  image: string;
  alt: string;
  preview: string;
  /** As it is uploaded. */
  file?: File;
  /** Upload progress from 0 to 1. */
  share?: number;
  /** Why the upload failed, and the response's status; 0 without a response. */
  problem?: string;
  status?: number;
};
type Options = {
  /** `API_URL`, or empty. */
  base: string;
  /** Addresses and descriptions of stored pictures. */
  initial: { image: string; alt: string }[];
  /** With a maximum of 1, the next picture replaces it. */
  max: number;
  /** False if the file is sent with the form. */
  uploads: boolean;
  /** Called when the session has ended. */
  onSignedOut: () => unknown;
};
export type Pictures = ReturnType<typeof usePictures>;

/** Checks, shrinks and uploads each picture as soon as it is chosen. */
export function usePictures({ base, initial, max, uploads, onSignedOut }: Options) {
  const [pictures, setPictures] = useState<ChosenPicture[]>(() => initial.map((one) => stored(base, one)));
  const [rejected, setRejected] = useState<string[]>([]);
  const latest = useRef(pictures);
  const jobs = useRef(new Set<Promise<void>>());
  const aborts = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  function set(next: ChosenPicture[]) {
    const gone = latest.current.filter(({ id }) => !next.some((one) => one.id === id));
    for (const { id, preview } of gone) {
      aborts.current.get(id)?.abort();
      URL.revokeObjectURL(preview);
    }
    latest.current = next;
    setPictures(next);
  }
  function update(id: string, part: Partial<ChosenPicture>) {
    set(latest.current.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }
  function run(work: Promise<void>) {
    const job = work.finally(() => jobs.current.delete(job));
    jobs.current.add(job);
  }

  async function upload({ id, file }: ChosenPicture) {
    if (!file) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    update(id, { problem: undefined, share: 0 });
    try {
      const onProgress = (share: number) => update(id, { share });
      update(id, { image: await uploadImage(base, file, { signal: abort.signal, onProgress }), share: undefined });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void onSignedOut();
      const status = error instanceof ApiError ? error.status : 0;
      update(id, { share: undefined, status, problem: uploadProblem(error, abort.signal) });
    } finally {
      aborts.current.delete(id);
    }
  }

  async function choose(files: File[]) {
    setRejected([]);
    for (const chosen of files) {
      try {
        if (max > 1 && latest.current.length >= max) throw new UnusablePicture(`There are ${max} photos already.`);
        const file = await preparePicture(chosen);
        const picture = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), image: "", alt: "", file };
        const shown = { ...picture, preview: URL.createObjectURL(file) };
        set(max === 1 ? [shown] : [...latest.current, shown]);
        if (uploads) run(upload(shown));
      } catch (error) {
        const problem = error instanceof UnusablePicture ? error.message : "This file could not be read.";
        setRejected((before) => [...before, files.length > 1 ? `${chosen.name}: ${problem}` : problem]);
      }
    }
  }

  return {
    pictures,
    set,
    update,
    /** Messages about unusable files. */
    rejected: rejected.join(" "),
    isUploading: pictures.some(({ share }) => share !== undefined),
    add: (files: File[]) => run(choose(files)),
    retry: (picture: ChosenPicture) => run(upload(picture)),
    stop: ({ id }: ChosenPicture) => aborts.current.get(id)?.abort(),
    /** Waits for uploads and repeats failed ones once. */
    async settle(): Promise<ChosenPicture[]> {
      const waiting = latest.current.filter((one) => uploads && one.file && !one.image && one.share === undefined);
      for (const one of waiting) run(upload(one));
      while (jobs.current.size > 0) await Promise.all(jobs.current);
      return latest.current;
    },
  };
}

export function stored(base: string, { image, alt }: { image: string; alt: string }): ChosenPicture {
  const preview = base && URL.canParse(image, base) ? new URL(image, base).href : image;
  return { id: image, image, alt, preview };
}

function uploadProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The upload was stopped.";
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : "The upload failed. Check the connection and try again.";
}
