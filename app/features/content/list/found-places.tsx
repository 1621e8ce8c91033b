import { marked, wordsOf } from "../../../../domain/search-text";
import { Link } from "../../../ui/link/link";
import { editPath, type FoundContent } from "../content";
import styles from "./content-list.module.css";

type Props = { found: Pick<FoundContent, "key" | "places">; query: string };

/** The lines and labels that contain the words of a search, each with a link to its field. */
export function FoundPlaces({ found: { key, places }, query }: Props) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map(({ part, label, text }) => (
        <li key={part}>
          <Link to={editPath(key, part)} dir="auto">
            <span>
              <MarkedText text={label} query={query} />
            </span>
          </Link>
          {text && (
            <p dir="auto">
              <MarkedText text={text} query={query} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function MarkedText({ text, query }: { text: string; query: string }) {
  return marked(text, wordsOf(query)).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
