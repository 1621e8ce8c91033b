/**
 * What a visitor sees of a page: its `<main>`, without the comments that React writes between texts. The head and the
 * scripts repeat most of it (description, loader data), so a missing line would still be found there.
 */
export function shownIn(html: string): string {
  const [main] = /<main\b.*<\/main>/s.exec(html) ?? [];
  if (!main) throw new Error("This is not a page with a <main>.");
  return main.replaceAll("<!-- -->", "").replaceAll(/<script\b.*?<\/script>/gs, "");
}

/** The same for a response. */
export async function shownOn(response: Response): Promise<string> {
  return shownIn(await response.text());
}
