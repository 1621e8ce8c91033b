import { lazy, Suspense, useState } from "react";
import { Button } from "../button/button";
import { cropPicture, type Part } from "./crop-picture";

/** With its library, which few people need. */
const PictureCrop = lazy(() => import("./picture-crop"));

type Props = {
  what: string;
  file: File;
  preview: string;
  frame: number;
  onCropped: (file: File) => void;
};

/** Cuts a picture that was just chosen to the frame in which the site shows it. */
export function PictureCropper({ what, file, preview, frame, onCropped }: Props) {
  const [open, setOpen] = useState(false);

  async function crop(part: Part) {
    onCropped(await cropPicture(file, part));
  }
  if (!open)
    return (
      <div>
        <Button variant="quiet" small onClick={() => setOpen(true)}>
          Crop the {what}
        </Button>
      </div>
    );
  return (
    <Suspense>
      <PictureCrop {...{ preview, frame }} onCrop={(part) => void crop(part)} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
