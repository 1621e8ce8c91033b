/** For `evaluateAll`: the words of these elements that are on two lines. */
export function brokenWords(elements: Element[]): string[] {
  return elements.flatMap(({ firstChild: text }) =>
    [...text!.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text!, index);
      range.setEnd(text!, index + word.length);
      return range.getClientRects().length > 1 ? word : [];
    }),
  );
}
