export type FieldErrors = Record<string, string>;

export const CHECK_FIELDS = "Check the marked fields.";
