import { Suspense, useState } from "react";
import { SmallButton } from "../admin/small-button";
import { lazyPart } from "../lazy-part";
import { takeFocus } from "../take-focus";
import { NotLoaded } from "../notice/not-loaded";
import { cropPicture } from "./crop-picture";

/** Includes its library, which few people need. */
const CropFrame = lazyPart(() => import("./crop-frame"), NotLoaded);

type Props = {
  what: string;
  file: File;
  preview: string;
  frame: number;
  /** Called at once, so that saving can wait for the file. */
  onCropped: (file: Promise<File>) => void;
};

/** Crops a picture that was just chosen to the frame in which the site shows it. */
export function PictureCropper({ what, file, preview, frame, onCropped }: Props) {
  const [open, setOpen] = useState<boolean>();

  if (!open)
    return (
      <div>
        <SmallButton
          ref={open === false ? takeFocus : undefined}
          label={`Crop the ${what}`}
          onClick={() => setOpen(true)}
        />
      </div>
    );
  return (
    <Suspense>
      <CropFrame
        {...{ what, preview, frame }}
        onCrop={(part) => onCropped(cropPicture(file, part))}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}
