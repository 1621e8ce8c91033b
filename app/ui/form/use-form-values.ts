import { useEffect, useRef, useState, type RefObject } from "react";
import { listsOf, type FieldOf, type Fields, type Item } from "../../../domain/collections/fields";
import { ApiError } from "../call/request";
import { uploadImage } from "../call/upload-image";
import { isUnsent, stored, type AddressOf } from "./chosen-picture";
import { currentTexts, isTyped, storableTexts, textsOf, type Entry, type FormTexts } from "./form-texts";
import { controlAt, itemOf, leadPictureOf, picturesOf, prefixOf, rowsOf, type Row, type Rows } from "./rows";
import { waitingText, type UploadCounts } from "./upload-text";
import { PAUSES, usePictures, type ChosenPictures } from "./use-pictures";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  fields: Fields;
  base: string;
  addressOf: AddressOf;
  /** The revision that the person changes; undefined for a new document. */
  seen: object | undefined;
  /** The initial texts of the form. */
  texts: FormTexts;
  /** Called after a picture or an item of a list was added, uploaded, moved or removed. */
  onChange: (textsNow: () => FormTexts) => void;
  isSignedIn: boolean;
};

/** The current values of a form: its controls, pictures and list items. */
export function useFormValues({ form, fields, base, addressOf, seen, texts, onChange, isSignedIn }: Props) {
  const before = textsOf(fields, seen);
  const rows = useRows(() => rowsOf(fields, texts, before));
  const pasted = useRef<Record<string, Pasted>>({});
  const pastedRows = (list: string) => pasted.current[list]?.rows ?? [];
  // For a new event, another server gets the image with the form, as in the specification.
  const uploads = (path: string) => (!base || seen !== undefined || !fields[path]) && paths().includes(path);
  const initial = () => chosenPictures(fields, texts, rows.all, addressOf);
  const pictures = usePictures({
    initial,
    uploads,
    isSignedIn,
    send: (file, sending, path) => uploadImage(base, file, { ...sending, onWhite: !isTransparent(fields[path]) }),
  });
  const paths = () => Object.keys(chosenPictures(fields, {}, rows.now(), addressOf));

  /** A new picture counts only after its upload. */
  function imageAt(path: string): string {
    const picture = pictures.now(path);
    return picture?.image || picture?.earlier || "";
  }
  function textsOfRow(list: string, of: Fields, row: Row): FormTexts {
    const prefix = prefixOf(list, row);
    const images = picturesOf(of).map((name) => [name, imageAt(prefix + name)]);
    return { ...currentTexts(form.current!, of, row.texts, prefix), ...(Object.fromEntries(images) as FormTexts) };
  }
  function itemsIn(list: string, field: FieldOf<"list">): object[] {
    const lead = leadPictureOf(field);
    const typed = (rows.now()[list] ?? []).map((row) => ({ row, texts: textsOfRow(list, field.of, row) }));
    // Only typed text outlives a reload. For its picture, which does not, the person is asked again.
    const some = typed.filter(({ texts: now }) => !lead || now[lead] || isTyped(field.of, now));
    return some.map((one) => itemOf(field, one.row, one.texts));
  }
  function textsNow(): FormTexts {
    const images = picturesOf(fields).map((name) => [name, imageAt(name)]);
    const lists = listsOf(fields).map(([name, field]) => {
      const ofTable = pastedRows(name).map((row) => itemOf(field, row, row.texts));
      return [name, JSON.stringify([...itemsIn(name, field), ...ofTable])];
    });
    const others = Object.fromEntries([...images, ...lists]) as FormTexts;
    return storableTexts(fields, { ...currentTexts(form.current!, fields, before), ...others });
  }

  function unsent(): number {
    return pictures.preparing + paths().filter((path) => uploads(path) && isUnsent(pictures.now(path))).length;
  }
  function uploadCounts(): UploadCounts {
    const chosen = Object.keys(chosenPictures(fields, {}, rows.all, addressOf)).filter(uploads);
    const files = chosen.map((path) => pictures.at(path).picture).filter((one) => one?.file);
    return {
      all: files.length + pictures.preparing,
      sent: files.filter((one) => !isUnsent(one)).length,
      failed: files.filter((one) => isUnsent(one) && one?.problem).length,
      pause: pictures.pause,
    };
  }

  // oxlint-disable-next-line react/exhaustive-deps -- The form itself tells of what is typed.
  useEffect(() => onChange(textsNow), [pictures.all, rows.all]);

  return {
    before,
    addressOf,
    pictureAt: pictures.at,
    rowsOf: (list: string) => rows.all[list] ?? [],
    /** Current even between two renderings. */
    countRows: (list: string) => rows.now()[list]?.length ?? 0,
    setRows: rows.set,
    /** Inserts `copy` below `row`, with its texts and pictures. */
    copyRow(list: string, of: Fields, row: Row, copy: Row): void {
      const typed = { ...copy, texts: textsOfRow(list, of, row) };
      rows.set(list, (items) => items.toSpliced(items.findIndex(({ key }) => key === row.key) + 1, 0, typed));
      for (const name of picturesOf(of))
        pictures.at(prefixOf(list, copy) + name).set(stored(typed.texts[name] ?? "", addressOf));
    },
    /** Returns a function that restores the row. */
    removeRow(list: string, of: Fields, row: Row): () => void {
      const typed = { ...row, texts: textsOfRow(list, of, row) };
      const at = rows.now()[list]!.findIndex(({ key }) => key === row.key);
      for (const name of picturesOf(of)) pictures.at(prefixOf(list, row) + name).stop();
      rows.set(list, (items) => items.filter(({ key }) => key !== row.key));
      return () => {
        rows.set(list, (items) => items.toSpliced(at, 0, typed));
        for (const name of picturesOf(of)) pictures.at(prefixOf(list, row) + name).retry();
      };
    },
    /** The items of a list without the rows of a pasted table. */
    itemsNow: (list: string) => itemsIn(list, fields[list] as FieldOf<"list">) as Item[],
    pastedRows,
    /** Rows of a table that the person has pasted and not added yet. They are stored and saved like the others. */
    setPasted(list: string, found: Pasted): void {
      pasted.current[list] = found;
      onChange(textsNow);
    },
    /** Before saving, so that messages about these rows have a place. */
    addPasted(): void {
      const tables = Object.entries(pasted.current).filter(([, { rows: some }]) => some.length > 0);
      pasted.current = {};
      for (const [list, { rows: added, onAdded }] of tables) {
        rows.set(list, (items) => [...items, ...added]);
        onAdded();
      }
    },
    controlAt: (path: string) => controlAt(rows.now(), path),
    textsNow,
    uploadCounts,
    unsent,
    isPreparing: pictures.preparing > 0,
    setTo(next: FormTexts, nextSeen: object | undefined) {
      const nextRows = rowsOf(fields, next, textsOf(fields, nextSeen));
      pasted.current = {};
      rows.setAll(nextRows);
      pictures.setAll(chosenPictures(fields, next, nextRows, addressOf));
    },
    /** Waits for every upload and returns the texts. @throws {ApiError} if an upload failed */
    async settledEntry(): Promise<Entry> {
      await pictures.settle(() => paths().filter(uploads));
      const missing = paths().filter((path) => pictures.now(path)?.file && !pictures.now(path)!.image);
      const [failed] = missing.filter(uploads);
      if (failed) {
        const { status = 0, problem = waitingText(PAUSES[status]) } = pictures.now(failed)!;
        throw new ApiError("", status, { [failed]: problem });
      }
      return { texts: textsNow(), file: pictures.now(missing[0] ?? "")?.file };
    },
  };
}

type Pasted = { rows: Row[]; onAdded: () => void };
export type FormValues = ReturnType<typeof useFormValues>;

/** Returns the pictures of all controls, including empty ones. */
function chosenPictures(fields: Fields, texts: FormTexts, rows: Rows, addressOf: AddressOf): ChosenPictures {
  const own = picturesOf(fields).map((name) => [name, stored(texts[name] ?? "", addressOf)]);
  const inLists = listsOf(fields).flatMap(([list, { of }]) =>
    (rows[list] ?? []).flatMap((row) =>
      picturesOf(of).map((name) => [prefixOf(list, row) + name, stored(row.texts[name] ?? "", addressOf)]),
    ),
  );
  return Object.fromEntries([...own, ...inLists]) as ChosenPictures;
}

function useRows(initial: () => Rows) {
  const [rows, setRows] = useState(initial);
  const latest = useRef(rows);
  function setAll(next: Rows) {
    latest.current = next;
    setRows(next);
  }
  return {
    all: rows,
    now: () => latest.current,
    setAll,
    set: (list: string, change: (items: Row[]) => Row[]) =>
      setAll({ ...latest.current, [list]: change(latest.current[list] ?? []) }),
  };
}

const isTransparent = (field: Fields[string] | undefined) => field?.kind === "picture" && field.transparent;
