/** Where the key is stored with its content, so that it survives a reload. */
export type KeyStore = { read: () => Record<string, string>; write: (last: Record<string, string>) => void };

export type WriteKeys = ReturnType<typeof writeKey>;

/** The same content always gets the same key. Changed content gets a new one, or the server would reject it (422). */
export function writeKey(store?: KeyStore) {
  let last = store?.read() ?? {};
  function remember(next: typeof last) {
    last = next;
    store?.write(next);
  }
  return {
    for(content: FormData | object): string {
      const text = content instanceof FormData ? textOf(content) : JSON.stringify(content);
      if (text !== last.text) remember({ text, key: randomKey() });
      return last.key!;
    },
    /** Call it after the response: the same content may be sent again on purpose. */
    end: () => remember({}),
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
