/** Fields that several files of content/ have. The messages are for people who edit text, not code. */
import { choice, date, line, lines, link, picture, text, tick } from "../collections/fields.ts";
import { PICTURE_FOCUS, type PictureFocus } from "../picture-focus.ts";

/** A file in `content/pictures/` or an uploaded picture, and a description for people who cannot see it. */
export type PictureReference = ({ file: string } | { media: string }) & {
  alt: string;
  focus?: PictureFocus;
  credit?: string;
};

type More = { group?: string; help?: string; example?: string; headings?: string[]; wide?: boolean };

const NOTHING = "Write something here; it must not be empty.";
export const MAX_LINE = 1_000;
export const MAX_TEXT = 50_000;

export const neededLine = (label: string, more: More = {}) =>
  line({ label, required: NOTHING, max: MAX_LINE, ...more });
export const neededText = (label: string, more: More = {}) =>
  text({ label, required: NOTHING, max: MAX_TEXT, ...more });
export const neededDate = (label: string, more: More = {}) =>
  date({ label, required: "Enter a date that exists, as year-month-day: 2025-10-13.", ...more });
export const neededLink = (label: string, more: More = {}) =>
  link({ label, required: "This must be a web address that starts with https://.", ...more });
export const neededLines = (label: string, { required = NOTHING, ...more }: More & { required?: string } = {}) =>
  lines({ label, required, max: MAX_LINE, ...more });

/** `{ file, alt }` or `{ media, alt }` in a file, and the other fields if they are set. */
export const pictureOf = (label: string, { frame, ...more }: Pick<More, "group"> & { frame?: number } = {}) => ({
  picture: picture({ label, required: "Choose a picture.", files: true, frame, ...more }),
  "picture.alt": line({
    label: "What it shows",
    about: "picture",
    describes: true,
    max: MAX_LINE,
    help: "For people who cannot see it. Leave it empty only if the picture is decoration.",
    ...more,
  }),
  "picture.focus": choice({
    label: "Part to keep",
    about: "picture",
    help: "This part stays visible where the picture is cut to its frame.",
    omitIfInitial: true,
    isFocus: true,
    initial: "center",
    options: PICTURE_FOCUS,
    ...more,
  }),
  "picture.credit": line({
    label: "Credit",
    about: "picture",
    help: "Who took it. It is shown with the picture.",
    example: "Photo: Asha Rawat",
    omitIfInitial: true,
    max: MAX_LINE,
    ...more,
  }),
  "picture.agreed": tick({
    label: "The people in it agreed",
    about: "picture",
    help: "Ask everyone who can be recognised before you publish a photo. Visitors do not see this.",
    omitIfInitial: true,
    isPrivate: true,
    ...more,
  }),
});

/** Hides one item of a list from visitors; editors still see it. */
export const hidden = {
  hidden: tick({
    label: "Hide from visitors",
    help: "It stays here, and you can show it again.",
    omitIfInitial: true,
    isPrivate: true,
  }),
};
