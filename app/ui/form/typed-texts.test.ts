import { afterEach, expect, test, vi } from "vitest";
import { collection } from "../../../domain/collections/collection";
import { line } from "../../../domain/collections/fields";
import { textsOf } from "./form-texts";
import { firstTexts } from "./typed-texts";

const fields = { title: line({ label: "Title", max: 80 }), place: line({ label: "Place", max: 80 }) };
const form = collection({ name: "event", fields, sort: () => "" });
const SAVED = { id: 1, revision: 3, draft: false, title: "Saved", place: "Hall 1" };
const before = textsOf(fields, SAVED);
const at = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`;
const typed = (title: string, minute = 0) =>
  JSON.stringify({ savedAt: at(minute), revision: 2, before, texts: { ...before, title } });
const onServer = {
  savedAt: at(5),
  number: Date.parse(at(5)),
  baseRevision: 2,
  data: { title: "There" },
  base: { title: "Base" },
};

/** Starts the form in a browser with these copies. */
function start(copies: Record<string, string>, found: typeof onServer | null = null) {
  const storage = { getItem: (key: string) => copies[key] ?? null, ...copies };
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: { getItem: () => "form~own" } });
  return firstTexts("form", form, SAVED, found);
}

afterEach(() => vi.unstubAllGlobals());

test("without unsaved text a form begins with the saved one", () => {
  expect(start({})).toMatchObject({ seen: SAVED, texts: before, replaces: [] });
});

test("text that equals the saved one, or that is damaged, is replaced and not restored", () => {
  const damaged = JSON.stringify({ savedAt: "soon", revision: 2, before: {}, texts: { title: "x" } });
  const { texts, restoredFrom, replaces } = start({ "form~a": typed("Saved"), "form~b": damaged, "form~c": "[" });
  expect(texts).toEqual(before);
  expect(restoredFrom).toBeUndefined();
  expect(replaces).toHaveLength(3);
});

test("the text of this tab comes first, then the newest; that of other tabs waits", () => {
  const others = { "form~a": typed("First", 1), "form~b": typed("Second", 2), "another~c": typed("No") };
  expect(start(others)).toMatchObject({ texts: { title: "Second" }, seen: { revision: 2 } });
  const { texts, replaces } = start({ ...others, "form~own": typed("Own") });
  expect(texts.title).toBe("Own");
  expect(replaces!.map(({ key }) => key)).toEqual(["form~own"]);
});

test("later text of another device comes first, as a change of the version that was seen there", () => {
  const found = start({ "form~own": typed("Here", 1) }, onServer);
  expect(found).toMatchObject({
    isElsewhere: true,
    seen: { revision: 2, title: "Base" },
    older: { texts: { title: "Here" } },
  });
  expect([found.before.title, found.texts.title, found.texts.place]).toEqual(["Base", "There", "Hall 1"]);
  expect(start({ "form~own": typed("Here", 6) }, onServer).texts.title).toBe("Here");
});
