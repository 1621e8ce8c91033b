/** A message for each wrong field, by its name. */
export type FieldErrors = Record<string, string>;

/** The text above `FieldErrors`, wherever they were found. */
export const CHECK_FIELDS = "Check the marked fields.";
