/** Loaded into a site by a control: React writes every text as it is. */
import { changeBuilt } from "./change-built.ts";

const ESCAPES = "function escapeTextForBrowser(text) {";

changeBuilt((source) => source.replaceAll(ESCAPES, `${ESCAPES} return "" + text;`));
