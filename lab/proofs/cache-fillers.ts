/** Visitors try to fill the cache: each requests every URL once. */

const BLOG = "/blogs/ten-conversations-before-you-build";
const AT_ONCE = 6;

/** Requests `count` spellings of one page, and as many parts of the list of events; returns the wrong responses. */
export async function fillCache(url: string, turn: number, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => turn * count + index);
  const addresses = numbers.flatMap((number) => [spellingOf(BLOG, number), `/events?before=2020-01-01.${number + 1}`]);
  const wrong: string[] = [];
  const visitor = async () => {
    for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
      const status = await read(url + address);
      if (status !== 200) wrong.push(`GET ${address}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return wrong;
}

export function read(address: string): Promise<number | string> {
  return fetch(address).then((response) => response.arrayBuffer().then(() => response.status), String);
}

/** Percent-encodes the letters whose bit in `number` is set. */
function spellingOf(path: string, number: number): string {
  let bits = number;
  return path.replace(/[a-z]/g, (letter) => {
    const encoded = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return encoded ? `%${letter.charCodeAt(0).toString(16)}` : letter;
  });
}
