import { Fragment } from "react";
import type { Block, Inline, Prose as ProseData } from "../../../domain/prose";
import { Link } from "../link/link";
import styles from "./prose.module.css";

/** Matches two words with a hyphen. Longer ones may break, because they may not fit a narrow screen. */
const COMPOUND = /(\b\p{L}{1,11}-\p{L}{1,11}\b)/u;

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
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case "heading":
      return block.level === 2 ? (
        <h2>
          <Inlines inlines={block.children} />
        </h2>
      ) : (
        <h3>
          <Inlines inlines={block.children} />
        </h3>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <Inlines inlines={block.children} />
          </p>
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Inlines inlines={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      <InlineElement inline={inline} />
    </Fragment>
  ));
}

function InlineElement({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case "text":
      return keepTogether(inline.text);
    case "strong":
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case "link":
      return inline.href.startsWith("/") ? (
        <Link to={inline.href}>
          <Inlines inlines={inline.children} />
        </Link>
      ) : (
        <a href={inline.href}>
          <Inlines inlines={inline.children} />
        </a>
      );
  }
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
