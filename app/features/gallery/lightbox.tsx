import YetAnotherLightbox, { type SlideImage } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { largestAddress, pictureAddress } from "../../../domain/picture";
import { captionOf, type Entry } from "./entry";
import styles from "./gallery.module.css";

type Props = { entries: Entry[]; index: number; onClose: () => void };

export default function Lightbox({ entries, index, onClose }: Props) {
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      slides={entries.map(toSlide)}
      plugins={[Captions, Counter]}
      className={styles.lightbox}
      // A percentage, so that on a large screen the picture ends above its caption.
      carousel={{ padding: "5%" }}
      captions={{ descriptionTextAlign: "center", descriptionMaxLines: 10 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{ Lightbox: "Gallery" }}
    />
  );
}

function toSlide(entry: Entry): SlideImage & { description: string } {
  const { picture } = entry;
  const { alt, width, height, src, widths } = picture;
  const srcSet = widths.map((at) => ({
    src: pictureAddress(src, at),
    width: at,
    height: Math.round((at * height) / width),
  }));
  return { src: largestAddress(picture), srcSet, alt, width, height, description: captionOf(entry) };
}
