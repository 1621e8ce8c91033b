import { useEffect } from "react";

/** Writes in the top margin of every printed page. Only a style sheet can do that, and the text is known only here. */
export function useRunningHeading(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: "${CSS.escape(text)}"; font-size: 9pt; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}
