import type { PagesContent } from "../../../domain/content/pages";
import { EditContent } from "./edit-content";

type Introduced = { [Name in keyof PagesContent]: "lead" extends keyof PagesContent[Name] ? Name : never };

/** Without a text only administrators see something: the button that adds one. */
export function introduction(page: Introduced[keyof Introduced], text: string) {
  return (
    <>
      <EditContent of="pages" part={`${page}.lead`} label="Introduction" place="foot" />
      {text}
    </>
  );
}
