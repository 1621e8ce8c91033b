/** Lists pictures without a description for people who cannot see them. */
import { cutText } from "../../../domain/plain-text.ts";
import type { Content } from "../../../platform/content/index.ts";
import { editPath, isPost } from "../content/content.ts";
import type { DeskTask } from "./desk.ts";

/** A caption may be longer. */
const MAX_NAME = 60;

/** `kind` is written before the title. */
type Named = { title: string; to: string; kind?: string };

/** Names one picture at a time, because there may be hundreds. `one` is “event” or “picture”. */
export function pictureTask([first, ...others]: Named[], one: string): DeskTask[] {
  if (!first) return [];
  const count = others.length === 1 ? `1 other ${one} needs` : `${others.length} other ${one}s need`;
  const more = others.length > 0 ? ` ${count} this too.` : "";
  return [
    {
      title: `${titled(first, one)} has no description`,
      why: `One sentence about it helps people who cannot see it. A caption does not replace it.${more}`,
      action: { label: "Describe the picture", to: first.to },
    },
  ];
}

function titled({ title, kind = "" }: Named, one: string): string {
  return title
    ? `A picture of ${kind}“${cutText(title, MAX_NAME)}”`
    : `${one === "event" ? "An" : "A"} ${one} without a caption`;
}

/** Portraits need no description, because the name is next to them. */
export function undescribed({
  gallery,
  fixedEvents,
  blogs,
}: Pick<Content, "gallery" | "fixedEvents" | "blogs">): Named[] {
  const pictures = [
    ...gallery.map(({ id, caption, picture }) => ({
      title: caption,
      picture,
      key: "gallery",
      item: `pictures.${id}.`,
    })),
    ...fixedEvents.map(({ slug, title, picture }) => ({ title, picture, key: "events/past", item: `events.${slug}.` })),
    ...blogs.map(({ id, title, picture }) => ({ title, picture, key: `blogs/${id}`, item: "" })),
  ];
  return pictures
    .filter(({ picture }) => !picture.alt)
    .map(({ title, key, item }) => ({
      title,
      to: editPath(key, `${item}picture.alt`),
      // Its event has the same title, and often the same picture.
      kind: isPost({ key }) ? "the post " : "",
    }));
}
