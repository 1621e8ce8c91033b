/** For a control: React does not escape text. */
import { changeBuilt } from "./change-built.ts";

const ESCAPES = "function escapeTextForBrowser(text) {";

changeBuilt((source) => source.replaceAll(ESCAPES, `${ESCAPES} return "" + text;`));
