import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, form } from "../../../tests/support/requests.ts";

test("Download everything has the saved reports of events, and no private file", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const send = (path: string, init: RequestInit) => app.request(path, init);
  const [event, typed, gone] = [
    await addEvent(app, cookie),
    await addEvent(app, cookie),
    await addEvent(app, cookie, { title: "Deleted" }),
  ];
  const report = { students: 140, outcome: "It went well.", winners: [{ name: "मीरा रावत" }] };
  for (const { id } of [event, gone]) await send(`/api/events/${id}/report`, json("PUT", report, cookie));
  const copy = { number: 1, baseRevision: 1, data: { objective: "Half a sen" } };
  await send(`/api/events/${typed.id}/report/working-copy`, json("PUT", copy, cookie));
  await send(`/api/events/${event.id}/proofs`, form({ kind: "attendance", file: await png() }, cookie));
  await send(`/api/events/${gone.id}`, { method: "DELETE", headers: { Cookie: cookie } });

  const response = await send("/api/content.zip", { headers: { Cookie: cookie } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const names = Object.keys(files).filter((name) => /report\w*\/|proof/.test(name));
  expect(names).toEqual([`content/event-reports/${event.id}.yaml`]);
  const text = Buffer.from(files[names[0]!]!).toString();
  expect(text).toMatch(/title: Pitch Night\n.*draft: false\n.*students: 140\n.*name: मीरा रावत/s);
  expect(text).not.toContain("It went well.");
});
