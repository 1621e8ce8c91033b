import { Fragment } from "react";
import type { Block, Inline, Prose as ProseData } from "../../../domain/prose";
import { Link } from "../link/link";
import styles from "./prose.module.css";

/** Matches words with hyphens, like "state-of-the-art", with their punctuation: a line may end behind the match. */
const COMPOUND = /(\S*\p{L}\p{M}*-\p{L}\S*)/u;

/** Headings start at level 2, below the page's title. */
export function Prose({ prose, className }: { prose: ProseData; className?: string }) {
  return (
    <div className={`${styles.prose} ${className ?? ""}`}>
      {prose.map((block, index) => (
        <BlockElement key={index} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { block: Block }) {
  switch (block.type) {
    case "paragraph":
      return <p>{elementsOf(block.children)}</p>;
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading>{elementsOf(block.children)}</Heading>;
    }
    case "quote":
      return (
        <blockquote>
          <p>{elementsOf(block.children)}</p>
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => <li key={index}>{elementsOf(item)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

const elementsOf = (inlines: Inline[]) =>
  inlines.map((inline, index) => <Fragment key={index}>{elementOf(inline)}</Fragment>);

function elementOf(inline: Inline) {
  if (inline.type === "text") return keepTogether(inline.text);
  const children = elementsOf(inline.children);
  if (inline.type === "strong") return <strong>{children}</strong>;
  if (inline.type !== "link") return <em>{children}</em>;
  // A path with a dot is a file, which is no page of the router.
  return /^\/[^.]*$/.test(inline.href) ? (
    <Link to={inline.href}>{children}</Link>
  ) : (
    <a href={inline.href}>{children}</a>
  );
}

function keepTogether(text: string) {
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.compound}>
        {part}
      </span>
    ),
  );
}
