/** The same content always gets the same key. Changed content gets a new one, or the server would ignore it. */
export function writeKey() {
  let last = { words: "", key: "" };
  return {
    for(content: FormData | object): string {
      const words = JSON.stringify(content instanceof FormData ? [...content].map(inWords) : content);
      if (words !== last.words) last = { words, key: randomKey() };
      return last.key;
    },
  };
}

function inWords([name, value]: [string, FormDataEntryValue]): string[] {
  return typeof value === "string" ? [name, value] : [name, value.name, `${value.size}`, `${value.lastModified}`];
}

/** `crypto.randomUUID` does not exist over plain http on a local network. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
