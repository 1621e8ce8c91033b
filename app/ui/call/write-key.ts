export type WriteKeys = ReturnType<typeof writeKey>;

/** The same content always gets the same key. Changed content gets a new one, or the server would reject it (422). */
export function writeKey() {
  let last: { text?: string; key?: string } = {};
  return {
    for(content: FormData | object): string {
      const text = content instanceof FormData ? textOf(content) : JSON.stringify(content);
      if (text !== last.text) last = { text, key: randomKey() };
      return last.key!;
    },
    /** Call it after the response: the same content may be sent again on purpose. */
    end(): void {
      last = {};
    },
  };
}

/** Equal for forms with the same values and files. */
export const textOf = (form: FormData) => JSON.stringify([...form].map(asText));

function asText([name, value]: [string, FormDataEntryValue]): string[] {
  return typeof value === "string" ? [name, value] : [name, value.name, `${value.size}`, `${value.lastModified}`];
}

/** `crypto.randomUUID` does not exist over plain http on a local network. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
