import { expect, test } from "vitest";
import { parseProse } from "./markdown.ts";

const words = (text: string) => [{ type: "text", text }];

test("a numbered list keeps its first number", () => {
  const { prose } = parseProse("1. a\n\nBetween.\n\n2. b\n3. c");
  expect(prose).toMatchObject([{ ordered: true }, { type: "paragraph" }, { ordered: true, start: 2 }]);
  expect(prose[0]).not.toHaveProperty("start");
});

test("the end of a sentence in Hindi is no part of an address", () => {
  const { prose } = parseProse("https://example.edu/form। www.example.edu॥");
  expect(prose).toMatchObject([
    {
      children: [
        { href: "https://example.edu/form", children: words("https://example.edu/form") },
        { text: "।" },
        { text: " " },
        { href: "https://www.example.edu", children: words("www.example.edu") },
        { text: "॥" },
      ],
    },
  ]);
});

test("paragraphs, headings, lists and quotes become data", () => {
  const { prose, problems } = parseProse(
    "# One\n\n## Two\n\n### Three\n\nWords\nand words.\n\n- a\n- b\n\n1. c\n\n> said",
  );
  expect(problems).toEqual([]);
  expect(prose).toEqual([
    { type: "heading", level: 2, children: words("One") },
    { type: "heading", level: 2, children: words("Two") },
    { type: "heading", level: 3, children: words("Three") },
    { type: "paragraph", children: words("Words\nand words.") },
    { type: "list", ordered: false, items: [words("a"), words("b")] },
    { type: "list", ordered: true, items: [words("c")] },
    { type: "quote", children: words("said") },
  ]);
});

test("strong, emphasis and links nest", () => {
  expect(parseProse("**bold *and* more** [here](/events)").prose).toEqual([
    {
      type: "paragraph",
      children: [
        {
          type: "strong",
          children: [...words("bold "), { type: "emphasis", children: words("and") }, ...words(" more")],
        },
        ...words(" "),
        { type: "link", href: "/events", children: words("here") },
      ],
    },
  ]);
});

test("HTML characters in plain text remain text", () => {
  expect(parseProse('R&D, a < b, "quoted", 5 > 3 and &lt;b&gt;').prose).toEqual([
    { type: "paragraph", children: words('R&D, a < b, "quoted", 5 > 3 and <b>') },
  ]);
});

test.each([
  "<script>alert(1)</script>",
  "<div>words</div>",
  "words with <b>bold</b>",
  "<!-- note -->",
  '<img src=x onerror="alert(1)">',
])("HTML is named, never shown and never dropped: %s", (markdown) => {
  const { prose, problems } = parseProse(markdown);
  expect(problems[0]).toContain(markdown.slice(markdown.indexOf("<"), markdown.indexOf("<") + 3));
  expect(JSON.stringify(prose)).not.toContain("<");
});

test.each([
  "| a |\n|---|\n| b |",
  "```\ncode\n```",
  "    code",
  "---",
  "![alt](/x.png)",
  "`code`",
  "~~gone~~",
  "- a\n  - b",
])("Markdown that the site does not show is named: %j", (markdown) => {
  expect(parseProse(markdown).problems).not.toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "/\\\\evil.example",
  // A browser drops the tab.
  "</\t/evil.example>",
  "data:text/html,x",
  "http://example.edu",
  "//example.edu",
  "events",
  "JAVASCRIPT:alert(1)",
  "vbscript:x",
])("a link to %s is rejected with the three kinds that work", (address) => {
  expect(parseProse(`[here](${address})`).problems[0]).toContain("https://");
});

test.each(["https://", "mailto:", ""])("a link without an address is rejected: “%s”", (address) => {
  expect(parseProse(`See [here](${address}).`).problems[0]).toBe(`"[here](${address})": a link needs an address.`);
});

test.each(["https://example.edu", "mailto:cell@example.edu", "/events", "#top"])("a link to %s works", (address) => {
  expect(parseProse(`[here](${address})`).problems).toEqual([]);
});

test("a plain www. address becomes a link with https://", () => {
  const { prose, problems } = parseProse("See www.example.edu/a.");
  expect(problems).toEqual([]);
  const link = { type: "link", href: "https://www.example.edu/a", children: words("www.example.edu/a") };
  expect(prose).toEqual([{ type: "paragraph", children: [...words("See "), link, ...words(".")] }]);
});

test("the address of a link may be a mail address", () => {
  const { prose, problems } = parseProse("Ask [Riya](riya@example.edu).");
  expect(problems).toEqual([]);
  const link = { type: "link", href: "mailto:riya@example.edu", children: words("Riya") };
  expect(prose).toEqual([{ type: "paragraph", children: [...words("Ask "), link, ...words(".")] }]);
});

test("the address of a link may begin with www.", () => {
  const { prose, problems } = parseProse("See [our guide](www.example.edu/a).");
  expect(problems).toEqual([]);
  const link = { type: "link", href: "https://www.example.edu/a", children: words("our guide") };
  expect(prose).toEqual([expect.objectContaining({ children: expect.arrayContaining([link]) as unknown })]);
});

test.each(["http://www.example.edu", "<http://www.example.edu>", "[www.example.edu](http://www.example.edu)"])(
  "a written http:// address is still rejected: %s",
  (markdown) => expect(parseProse(markdown).problems[0]).toContain("a link starts with https://"),
);

test("two paragraphs of one quote do not run into each other", () => {
  const [quote] = parseProse("> one\n>\n> two").prose;
  expect(quote).toEqual({ type: "quote", children: [...words("one"), ...words(" "), ...words("two")] });
});

test.each(["> ## Week one\n>\n> We began", "> ## Week one\n> We began"])("%j shows a heading as text", (quote) => {
  const { prose, problems } = parseProse(quote);
  expect(problems).toEqual([]);
  expect(prose).toEqual([{ type: "quote", children: [...words("Week one"), ...words(" "), ...words("We began")] }]);
});

test.each(["- a", "> deep", "---"])("a quote with %j is named with what to do", (part) => {
  const { prose, problems } = parseProse(`> ${part}\n>\n> We began`);
  expect(problems).toEqual([`"${part}": a quote can only have sentences. Delete the “>” before this.`]);
  expect(prose).toMatchObject([{ type: "quote" }]);
});

test("parts that break the same rule are named in one sentence", () => {
  const { problems } = parseProse("A <b>word</b>, another <b>word</b>, `code` and [a link]().");
  expect(problems).toEqual([
    '"<b>", "</b>", "`code`": delete this, not the words around it. A sentence can only have **bold** and *italic* words and [links](/events).',
    '"[a link]()": a link needs an address.',
  ]);
});

test("a list in a list is named with what to do", () => {
  const rule = "a list cannot contain a list. Begin each line with one “-”, and no spaces before it.";
  for (const markdown of ["- Begin\n- - Ask", "- Begin\n  - Ask"])
    expect(parseProse(markdown).problems).toEqual([`"- Ask": ${rule}`]);
});

const TOO_MANY = "Use *, _, ~, !, & and [ at most 2,000 times.";

test.each([
  ["lines that continue a list", "- a\n" + "b\n".repeat(25_000), "Leave an empty line after at most 500 lines."],
  ["entities in an address", `http://a.b/${"&a;".repeat(16_000)}`, TOO_MANY],
  ["links in the address of a link", `${"[a](/b".repeat(8_300)})`, TOO_MANY],
])("%s are counted before they are parsed, which would take seconds", (_, markdown, problem) => {
  expect(parseProse(markdown)).toEqual({ prose: [], problems: [problem] });
});

test("a list may have 500 entries", () => {
  expect(parseProse("- one\n".repeat(500)).problems).toEqual([]);
});

test("of many parts that break one rule five are named, and the others are counted", () => {
  const { problems } = parseProse([1, 2, 3, 4, 5, 6, 7].map((number) => `\`${number}\``).join(" "));
  expect(problems).toEqual([expect.stringMatching(/^"`1`", "`2`", "`3`", "`4`", "`5`" and 2 more: delete this,/)]);
});

test("a long line is cut in the message", () => {
  const [problem] = parseProse(`<div>${"word ".repeat(50)}</div>`).problems;
  expect(problem!.length).toBeLessThan(140);
});
