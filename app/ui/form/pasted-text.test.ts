import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { expect, test } from "vitest";
import type { Inline } from "../../../domain/prose.ts";
import { parseProse } from "../../../platform/content/markdown.ts";
import type { PastedNode } from "./pasted-runs.ts";
import { leftOut, pastedMarkdown } from "./pasted-text.ts";
import { messageIn, withoutMarks, withoutStyles } from "./read-clipboard.ts";

type Node = DefaultTreeAdapterTypes.Node;
const toNode = (node: Node): PastedNode => ({
  nodeName: node.nodeName,
  nodeValue: "value" in node ? node.value : null,
  childNodes: "childNodes" in node ? node.childNodes.map(toNode) : [],
  getAttribute: (name) => ("attrs" in node ? (node.attrs.find((one) => one.name === name)?.value ?? null) : null),
});
const markdownIn = (html: string) => pastedMarkdown(toNode(parse(withoutStyles(html))));

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style><!--
p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->
</head><body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1>What we learnt<o:p></o:p></h1>
<p class=MsoNormal>We met <b style='mso-bidi-font-weight:normal'>twelve
teams<o:p></o:p></b>&nbsp;and <i>one</i> mentor.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Ask early<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Ask <a href="https://example.edu/form">here</a><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">A night in the lab</span></h2><p dir="ltr"
style="margin-top:0pt;"><span style="font-weight:400;font-style:normal;">We were </span><span
style="font-weight:700;font-style:normal;">awake</span><span style="font-weight:400;"> and </span><span
style="font-weight:400;font-style:italic;">hungry</span><span style="font-weight:400;">.</span></p><br /><ul><li dir="ltr"
style="list-style-type:disc;font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400;">Rice</span></p></li><li
dir="ltr"><p dir="ltr"><a href="http://example.edu/dal"><span style="font-weight:400;">Dal</span></a></p></li></ul></b><br
class="Apple-interchange-newline">`;

test("text from Word", () => {
  expect(markdownIn(WORD)).toBe(
    [
      "## What we learnt",
      "We met **twelve teams** and *one* mentor.",
      "- Ask early\n- Ask [here](https://example.edu/form)\n1. First",
    ].join("\n\n"),
  );
});

test("text from Google Docs", () => {
  expect(markdownIn(DOCS)).toBe(
    ["## A night in the lab", "We were **awake** and *hungry*.", "- Rice\n- [Dal](https://example.edu/dal)"].join(
      "\n\n",
    ),
  );
});

test.each([
  ["<h3>Small</h3><blockquote><p>Said.</p></blockquote>", "### Small\n\n> Said."],
  ["<ul><li>one<ul><li>two</li></ul></li></ul>", "- one\n- two"],
  // A single line break would be a space for visitors.
  ["<p>a<br>b</p><p>c<br><br>d</p>", "a\n\nb\n\nc\n\nd"],
  ["<p>• one</p><p>• two</p>", "- one\n- two"],
  // An item that contains only a number would be a list in a list.
  ["<p>* 1.</p><p>x</p>", "- 1\\.\n\nx"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\n\nc"],
  ["<table><tr><td><p>a</p></td><td><h2>b</h2><p>c</p></td></tr><tr><td>d</td></tr></table>", "a b c\n\nd"],
  ["<p>half a wo<b>rd</b></p><p>x</p>", "half a word\n\nx"],
  ["<b>a </b>b", "**a** b"],
  // A star next to ** would be read as a part of it.
  ["<p>1. <b>*</b></p><p>x <b>a *</b></p>", "1. **\\***\n\nx **a \\***"],
  ['<a href="javascript:alert(1)">x</a><b>y</b>', "xy"],
  ["<p>5 * 3 and *x*</p><p># 1</p>", "5 * 3 and \\*x\\*\n\n\\# 1"],
  ["<p>a</p><hr><p>---</p><img src=x alt=no><script>no</script><p>b</p>", "a\n\nb"],
])("%s", (html, markdown) => {
  expect(markdownIn(html)).toBe(markdown);
});

test("what a person saw and the site does not take over is named", () => {
  const noteOn = (html: string) => leftOut(toNode(parse(withoutStyles(html))));
  expect(noteOn("<p>a <b>b</b></p>")).toBeUndefined();
  expect(noteOn("<p>a</p><img src=x alt=x><table><tr><td>b</td></tr></table>")).toBe(
    "Pictures are left out. Add them with a field for pictures. Each row of a table is a line.",
  );
});

test("plain words in one line are left to the browser", () => {
  expect(markdownIn("<meta charset='utf-8'><span>only *words*</span>")).toBeUndefined();
  expect(markdownIn("")).toBeUndefined();
});

test.each([
  ["*Pitch night*", "**Pitch night**"],
  ["*When:* Friday\n*Where:* Hall 1\n_A friend_", "**When:** Friday\n\n**Where:** Hall 1\n\n_A friend_"],
  ["Bring:\n• a pen\n• paper\nAsk Riya", "Bring:\n\n- a pen\n- paper\n\nAsk Riya"],
  ["two\r\nlines\n----\n1. one\n2. two", "two\n\nlines\n\n1. one\n2. two"],
  ["> *Who* said that?\nAt ```six```\n`7`", "> **Who** said that?\n\nAt six\n\n7"],
  [`${"a long line ".repeat(6)}\nends here`, `${"a long line ".repeat(6)}ends here`],
])("a message of WhatsApp: %j", (message, markdown) => {
  expect(messageIn(message)).toBe(markdown);
});

test.each(["5*3*2 is 30\n\nyes", "a *b* in a line", "**bold** already\n*x*", "one\n\ntwo", "- one\n- two"])(
  "other text does not change: %j",
  (text) => expect(messageIn(text)).toBeUndefined(),
);

test.each([
  ["*Date:* 5 Dec, _free_\n```Room 2```", "Date: 5 Dec, free\nRoom 2"],
  ["5*3*2 and snake_case_name ~ 4", "5*3*2 and snake_case_name ~ 4"],
  ["~50 people, ~20 teams", "~50 people, ~20 teams"],
])("a field without formats takes the words only: %j", (message, plain) => {
  expect(withoutMarks(message)).toBe(plain);
});

const textOf = (inline: Inline): string => ("text" in inline ? inline.text : inline.children.map(textOf).join(""));
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const SIGNS = [
  "*",
  "_",
  "`",
  "[",
  "]",
  "(",
  ")",
  "<",
  ">",
  "#",
  "-",
  "+",
  "~",
  "!",
  "\\",
  "&lt;",
  "|",
  "=",
  ":",
  "1.",
  "a",
  "b",
  " ",
];

test("whatever is pasted, the site can show it, and no word is lost", () => {
  const text = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 9 }).map((signs) => signs.join(""));
  const run = fc.tuple(fc.constantFrom("b", "i", "span", "a"), text);
  fc.assert(
    fc.property(
      fc.array(fc.array(run, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      (paragraphs) => {
        const html = paragraphs.map((runs) => {
          const inner = runs.map(([tag, words]) => `<${tag} href="https://example.edu">${escapeHtml(words)}</${tag}>`);
          return `<p>${inner.join("")}</p>`;
        });
        const { prose, problems } = parseProse(markdownIn(`${html.join("")}<h3>b</h3>`)!);
        expect(problems).toEqual([]);
        const shown = prose
          .flatMap((block) => (block.type === "list" ? block.items.flat() : block.children))
          .map(textOf);
        const letters = (words: string) => words.replaceAll(/[^ab]/g, "");
        const pasted = paragraphs.flat().map(([, words]) => words.replaceAll("&lt;", ""));
        expect(letters(shown.join(""))).toBe(`${letters(pasted.join(""))}b`);
      },
    ),
    { numRuns: 2_000 },
  );
});
