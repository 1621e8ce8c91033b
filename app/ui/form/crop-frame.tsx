import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from "react-image-crop";
// The CSS is not in the style sheet of every page.
import styleSheet from "react-image-crop/dist/ReactCrop.css?url";
import adminStyles from "../admin/admin.module.css";
import { Button } from "../button/button";
import fieldStyles from "../field/field.module.css";
import styles from "./image-chooser.module.css";
import type { Part } from "./crop-picture";

type Props = {
  what: string;
  preview: string;
  /** Width / height. */
  frame: number;
  onCrop: (part: Part) => void;
  onClose: () => void;
};

/** In percent of the picture, so that there is room to move the frame. */
const FIRST_WIDTH = 80;

/** A frame over the picture, which moves with a finger, the mouse or the arrow keys. */
export default function CropFrame({ what, preview, frame, onCrop, onClose }: Props) {
  const [crop, setCrop] = useState<PercentCrop>();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    group.current!.focus({ preventScroll: true });
    group.current!.scrollIntoView();
  }, []);
  const cropNow = () => crop && onCrop(crop);
  // The form's own button means the frame that the person sees. This listener runs before that of React.
  useEffect(() => {
    const form = group.current!.closest("form")!;
    form.addEventListener("submit", cropNow);
    return () => form.removeEventListener("submit", cropNow);
  });

  function begin({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    setCrop(centerCrop(makeAspectCrop({ unit: "%", width: FIRST_WIDTH }, frame, width, height), width, height));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // It would close the form, too.
    event.stopPropagation();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One of its buttons has the focus.
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={`Crop the ${what}`}
      className={styles.crop}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={styleSheet} precedence="default" />
      {/* Above the picture, which fills a small screen and does not scroll under a finger. */}
      <div className={adminStyles.actions}>
        <Button busy={!crop} onClick={cropNow}>
          Use this part
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep the whole picture
        </Button>
      </div>
      <ReactCrop crop={crop} aspect={frame} keepSelection onChange={(_, percent) => setCrop(percent)}>
        <img src={preview} alt="What is cropped" onLoad={({ currentTarget }) => begin(currentTarget)} />
      </ReactCrop>
      <p role="status" className="visually-hidden">
        {crop && placeOf(crop)}
      </p>
      <p className={fieldStyles.help}>
        Move the frame, or its corners. By keyboard: Tab chooses the frame or a corner, the arrow keys move it.
      </p>
    </div>
  );
}

const placeOf = ({ x, y, width, height }: PercentCrop) =>
  `The frame begins ${Math.round(x)} % from the left and ${Math.round(y)} % from the top. It shows ${Math.round(width)} % of the width and ${Math.round(height)} % of the height.`;
