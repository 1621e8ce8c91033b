import { useState } from "react";
import type { PictureControl } from "./use-pictures";

/** Returns whether a picture was chosen since the field appeared. The first texts about a picture are not about it. */
export function useIsOtherPicture({ picture }: PictureControl): boolean {
  const [first] = useState(picture?.preview);
  return picture?.preview !== first;
}
