import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { useTurn } from "./use-turn.ts";

const ROWS = Array.from({ length: 35 }, (_, index) => index);

test("others have their turn after every ten rows of a long list, and the list is whole and in order", async () => {
  const seen: (number | "others")[] = [];
  function Row({ index }: { index: number }) {
    useTurn(index);
    seen.push(index);
    return <li>{index}</li>;
  }
  let rendered = false;
  const others = () => {
    if (seen.length > 0) seen.push("others");
    if (!rendered) setImmediate(others);
  };
  others();
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      ROWS.map((index) => <Row key={index} index={index} />),
      {
        onAllReady: () => {
          rendered = true;
          resolve(text(pipe(new PassThrough())));
        },
        onError: reject,
      },
    );
  });
  expect(html).toBe(ROWS.map((index) => `<li>${index}</li>`).join(""));
  const groups = seen.join(" ").split(/(?: ?others ?)+/);
  expect(groups.map((group) => group.split(" ").length)).toEqual([10, 10, 10, 5]);
});
