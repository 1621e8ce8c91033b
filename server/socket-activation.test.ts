import { expect, test } from "vitest";
import { parseEnv } from "../platform/env.ts";
import { listenAt } from "./socket-activation.ts";

const env = parseEnv({ PORT: "3001", HOST: "127.0.0.1" }, "/");

test("a socket that was handed over to this process is listened at", () => {
  expect(listenAt(env, { pid: 7, env: { LISTEN_PID: "7", LISTEN_FDS: "1" } })).toEqual({ fd: 3 });
});

test.each([{}, { LISTEN_PID: "6", LISTEN_FDS: "1" }, { LISTEN_PID: "7" }, { LISTEN_PID: "7", LISTEN_FDS: "0" }])(
  "with %j the site listens at its own address",
  (words) => {
    expect(listenAt(env, { pid: 7, env: words })).toEqual({ port: 3001, host: "127.0.0.1" });
  },
);
