/** `--paper` of both themes, in which browsers colour their frame. */
export const THEME_COLORS = { light: "#fcfaf4", dark: "#09191a" };
