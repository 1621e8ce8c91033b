import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("work begins when the work before it has ended, in the order it came", async () => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(work("a")), inTurn(work("b"))])).toEqual(["a", "b"]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("work that fails fails for its caller only", async () => {
  const inTurn = oneAtATime();
  const failing = inTurn(() => Promise.reject(new Error("bad picture")));
  const next = inTurn(async () => "good picture");
  await expect(failing).rejects.toThrow("bad picture");
  expect(await next).toBe("good picture");
});
