import { aFirstPrototypeForFiveThousandRupees } from "./a-first-prototype-for-five-thousand-rupees.ts";
import { tenConversationsBeforeYouBuild } from "./ten-conversations-before-you-build.ts";
import { whatAGrantPanelAsks } from "./what-a-grant-panel-asks.ts";

/** The pictures of the blog posts by file name. */
export const blogs: Record<string, () => string> = {
  "ten-conversations-before-you-build": tenConversationsBeforeYouBuild,
  "a-first-prototype-for-five-thousand-rupees": aFirstPrototypeForFiveThousandRupees,
  "what-a-grant-panel-asks": whatAGrantPanelAsks,
};
