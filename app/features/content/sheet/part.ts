export type Part = {
  /** The path of its file below content/, without the extension. */
  of: string;
  /** The name of a field; without it all fields are edited. */
  part?: string;
  label: string;
};

export const NOT_OPENED = "This part could not be opened. Check your connection and try again.";
