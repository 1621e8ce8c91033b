/** `--paper` of both themes, for browsers, which colour their frame with it. */
export const THEME_COLORS = { light: "#fcfaf4", dark: "#09191a" };
