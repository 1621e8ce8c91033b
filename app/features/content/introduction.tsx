import type { PagesContent } from "../../../domain/content/pages";
import { EditContent } from "./edit-content";

type Introduced = { [Name in keyof PagesContent]: "lead" extends keyof PagesContent[Name] ? Name : never };

export function introduction(page: Introduced[keyof Introduced], text: string) {
  if (!text) return undefined;
  return (
    <>
      <EditContent of="pages" part={`${page}.lead`} label="Introduction" place="foot" />
      {text}
    </>
  );
}
