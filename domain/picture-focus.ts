/** The part of a picture that is never cropped. Class names in the style sheet are the same as the stored names. */
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
