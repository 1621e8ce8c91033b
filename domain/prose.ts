/** Markdown as data. Pages turn it into React elements, never into an HTML string, so no text can become markup. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] };

export type Block =
  | { type: "paragraph"; children: Inline[] }
  | { type: "heading"; level: 2 | 3; children: Inline[] }
  | { type: "list"; ordered: boolean; start?: number; items: Inline[][] }
  | { type: "quote"; children: Inline[] };

export type Prose = Block[];
