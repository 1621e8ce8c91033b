import { EMPTY_DETAILS, type DetailName } from "./event.ts";

/** The name of a field in the form, the history, the import and a conflict. */
export const EVENT_LABELS = {
  title: "Title",
  description: "Description",
  date: "Date",
  location: "Location",
  startTime: "Start time",
  endTime: "End time",
  endDate: "Last day",
  state: "Status",
  stateNote: "Note on the status",
  linkLabel: "Link text",
  linkUrl: "Link address",
  outcome: "Outcome",
  image: "Image",
  imageAlt: "What the photo shows",
  imageCredit: "Photo credit",
  imageFocus: "Part of the photo to keep",
  photos: "Photos",
} satisfies Record<DetailName | "title" | "description" | "date" | "location" | "image" | "photos", string>;

export type LabelledField = keyof typeof EVENT_LABELS;

/** All optional fields. */
export const DETAIL_NAMES = Object.keys(EMPTY_DETAILS) as DetailName[];
