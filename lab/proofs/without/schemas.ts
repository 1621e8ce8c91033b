/** For a control: accepts every input. */
import { changeBuilt } from "./change-built.ts";

/** The first line of `parseInput` (platform/http-error.ts) in the built code. */
const JUDGES =
  /(?<=function parseInput\(schema, input\) \{\s+)const parsed = schema\.safeParse\(input, \{ error: plainMessage \}\);/;

changeBuilt((source) => source.replace(JUDGES, "const parsed = { success: true, data: input };"));
