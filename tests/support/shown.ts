/** Returns the visible text of `<main>`: head and scripts repeat most of it, so a missing line would still be found. */
export function shownIn(html: string): string {
  const [main] = /<main\b.*<\/main>/s.exec(html) ?? [];
  if (!main) throw new Error("This is not a page with a <main>.");
  return main.replaceAll("<!-- -->", "").replaceAll(/<script\b.*?<\/script>/gs, "");
}

export async function shownOn(response: Response): Promise<string> {
  return shownIn(await response.text());
}
