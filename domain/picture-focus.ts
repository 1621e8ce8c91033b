/** Which part of a picture stays when it is cut to its frame. The stored names are class names in the style sheet too. */
export const PICTURE_FOCUS = {
  center: "Centre",
  top: "Top",
  bottom: "Bottom",
  left: "Left",
  right: "Right",
  "top-left": "Top left",
  "top-right": "Top right",
  "bottom-left": "Bottom left",
  "bottom-right": "Bottom right",
};
export type PictureFocus = keyof typeof PICTURE_FOCUS;
