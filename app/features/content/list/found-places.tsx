import { marked, wordsOf } from "../../../../domain/search-text";
import { Link } from "../../../ui/link/link";
import { editPath, type FoundContent } from "../content";
import styles from "./content-list.module.css";

type Props = { found: Pick<FoundContent, "key" | "places">; query: string };

/** The lines that contain the words of a search, each with a link to its field. */
export function FoundPlaces({ found: { key, places }, query }: Props) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map(({ part, label, text }) => (
        <li key={part}>
          <Link to={editPath(key, part)} dir="auto">
            {label}
          </Link>
          <p dir="auto">
            {marked(text, wordsOf(query)).map((piece, index) =>
              piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
