import type { Picture as PictureData } from "../../../../domain/picture";
import { Picture } from "../../../ui/picture/picture";
import { People } from "../../../features/people/people";
import styles from "./styleguide.module.css";

const sample = (width: number, height: number): PictureData => ({
  alt: "The mark of the site",
  width,
  height,
  src: "/favicon.svg",
  widths: [],
  formats: [],
});

const NAMES = [
  "Om Rai",
  "Venkata Sai Lakshminarayanan Subramaniam",
  "ليلى بنت عبد الرحمن الحسن",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
];

/** The preview of a picture that never loads: four by three. */
const PREVIEW = "edcedbecaadcba9acabcbccd698587476587";

/** A loaded picture, and one that is loading or fails: its space is reserved and shows its colours. */
export function PictureSamples() {
  return (
    <div className={styles.grid}>
      <Picture picture={sample(600, 400)} sizes="20rem" />
      <Picture picture={{ ...sample(600, 400), src: "/not-yet.webp", preview: PREVIEW }} sizes="20rem" />
    </div>
  );
}

/** Short and long names, one from right to left, one word that fits no card. */
export function PeopleSamples() {
  const people = NAMES.map((name, index) => ({
    name,
    role: "Coordinator, Research & Content",
    picture: sample(400, 500),
    email: `person-${index}@example.edu`,
    professional: "https://www.example.edu/",
    photos: "https://www.example.edu/",
  }));
  return <People people={people} />;
}
