import { useEffect, useRef, useState } from "react";
import { ApiError } from "../call/request";
import { uploadImage } from "../call/upload-image";
import { chosen, type ChosenPicture } from "./chosen-picture";
import { preparePicture, UnusablePicture } from "./prepare-picture";

/** By the name of their field. */
type ByField<Value> = Record<string, Value>;
type Options = {
  /** `API_URL`, or empty. */
  base: string;
  initial: ByField<ChosenPicture[]>;
  /** The number of pictures in a list; in any other field the next picture replaces it. */
  max: ByField<number>;
  /** False if the file is sent with the form. */
  uploads: (field: string) => boolean;
  /** Called when the session has ended. */
  onSignedOut: () => unknown;
};
type AllPictures = ReturnType<typeof usePictures>;
/** The pictures of one field. */
export type Pictures = ReturnType<AllPictures["of"]>;

/** Checks, shrinks and uploads each picture as soon as it is chosen. */
export function usePictures({ base, initial, max, uploads, onSignedOut }: Options) {
  const [pictures, setPictures] = useState(initial);
  const [rejected, setRejected] = useState<ByField<string>>({});
  const latest = useRef(pictures);
  const jobs = useRef(new Set<Promise<void>>());
  const aborts = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const inField = (field: string) => latest.current[field] ?? [];
  function set(field: string, next: ChosenPicture[]) {
    const gone = inField(field).filter(({ id }) => !next.some((one) => one.id === id));
    for (const { id, preview } of gone) {
      aborts.current.get(id)?.abort();
      URL.revokeObjectURL(preview);
    }
    latest.current = { ...latest.current, [field]: next };
    setPictures(latest.current);
  }
  function update(field: string, id: string, part: Partial<ChosenPicture>) {
    const updated = inField(field).map((one) => (one.id === id ? { ...one, ...part } : one));
    set(field, updated);
  }
  function run(work: Promise<void>) {
    const job = work.finally(() => jobs.current.delete(job));
    jobs.current.add(job);
  }

  async function upload(field: string, { id, file }: ChosenPicture) {
    if (!file) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    update(field, id, { problem: undefined, share: 0 });
    try {
      const onProgress = (share: number) => update(field, id, { share });
      const image = await uploadImage(base, file, { signal: abort.signal, onProgress });
      update(field, id, { image, share: undefined });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void onSignedOut();
      const status = error instanceof ApiError ? error.status : 0;
      update(field, id, { share: undefined, status, problem: uploadProblem(error, abort.signal) });
    } finally {
      aborts.current.delete(id);
    }
  }

  async function add(field: string, files: File[]) {
    const problems: string[] = [];
    const most = max[field];
    setRejected((before) => ({ ...before, [field]: "" }));
    for (const file of files) {
      try {
        if (most && inField(field).length >= most) throw new UnusablePicture(`There are ${most} photos already.`);
        const picture = chosen(await preparePicture(file));
        set(field, most ? [...inField(field), picture] : [picture]);
        if (uploads(field)) run(upload(field, picture));
      } catch (error) {
        const problem = error instanceof UnusablePicture ? error.message : "This file could not be read.";
        problems.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
      }
    }
    setRejected((before) => ({ ...before, [field]: problems.join(" ") }));
  }

  return {
    /** Changes with every picture. */
    all: pictures,
    isUploading: Object.values(pictures)
      .flat()
      .some(({ share }) => share !== undefined),
    of: (field: string) => ({
      pictures: pictures[field] ?? [],
      set: (next: ChosenPicture[]) => set(field, next),
      update: (id: string, part: Partial<ChosenPicture>) => update(field, id, part),
      /** Messages about unusable files. */
      rejected: rejected[field] ?? "",
      add: (files: File[]) => run(add(field, files)),
      retry: (picture: ChosenPicture) => run(upload(field, picture)),
      stop: ({ id }: ChosenPicture) => aborts.current.get(id)?.abort(),
    }),
    setAll(next: ByField<ChosenPicture[]>) {
      for (const [field, some] of Object.entries(next)) set(field, some);
    },
    /** Waits for uploads and repeats failed ones once. */
    async settle(): Promise<ByField<ChosenPicture[]>> {
      for (const [field, some] of Object.entries(latest.current).filter(([name]) => uploads(name)))
        for (const one of some) if (one.file && !one.image && one.share === undefined) run(upload(field, one));
      while (jobs.current.size > 0) await Promise.all(jobs.current);
      return latest.current;
    },
  };
}

function uploadProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The upload was stopped.";
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : "The upload failed. Check the connection and try again.";
}
