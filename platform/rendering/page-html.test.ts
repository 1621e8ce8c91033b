import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allowMarkedScripts } from "./page-html.ts";

const MARK = "0b5c7e0a-mark";
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("a script with the render's mark is allowed by its hash", () => {
  const { html, scriptHashes } = allowMarkedScripts(`<p>a</p><script nonce="${MARK}">start()</script>`, MARK);
  expect(html).toBe("<p>a</p><script>start()</script>");
  expect(scriptHashes).toEqual([sha256("start()")]);
});

test("a script without the mark, or with another one, gets no hash", () => {
  const injected = '<script>steal()</script><script nonce="guess">steal()</script><script nonce="">steal()</script>';
  const { html, scriptHashes } = allowMarkedScripts(`${injected}<script nonce="${MARK}">start()</script>`, MARK);
  expect(html).toBe(`${injected}<script>start()</script>`);
  expect(scriptHashes).toEqual([sha256("start()")]);
});

test("an injected script before a marked one does not swallow its mark", () => {
  const { scriptHashes } = allowMarkedScripts(`<script>steal()<script nonce="${MARK}">start()</script>`, MARK);
  expect(scriptHashes).toEqual([sha256("start()")]);
});

test("other attributes do not change, and the hash is exactly that of the text", () => {
  const text = "\n  window.a = '<\\/script>';\n";
  const { html, scriptHashes } = allowMarkedScripts(
    `<script type="module" nonce="${MARK}" async="">${text}</script>`,
    MARK,
  );
  expect(html).toBe(`<script type="module" async="">${text}</script>`);
  expect(scriptHashes).toEqual([sha256(text)]);
});

test("a script from a file needs no hash, and two alike need one", () => {
  const { html, scriptHashes } = allowMarkedScripts(
    `<script nonce="${MARK}" src="/a.js"></script>${`<script nonce="${MARK}">same()</script>`.repeat(2)}`,
    MARK,
  );
  expect(html).toContain('<script src="/a.js"></script>');
  expect(scriptHashes).toEqual([sha256("same()")]);
});

test("the mark is removed from links and styles too", () => {
  const { html } = allowMarkedScripts(
    `<link rel="modulepreload" href="/a.js" nonce="${MARK}"><style nonce="${MARK}"></style>`,
    MARK,
  );
  expect(html).not.toContain(MARK);
});

test("each render has a different mark", () => {
  const page = `<script nonce="${MARK}">start()</script>`;
  expect(allowMarkedScripts(page, "the-next-render").scriptHashes).toEqual([]);
});
