/** Validates `/api/openapi.json` with the tools of other programs. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from "../../app/features/contact/contact-message.ts";
import { startApp } from "../../tests/support/app.ts";
import { ROUTES } from "./routes.ts";

type Operation = {
  security: { session: string[] }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object>; required?: string[] } }> };
  responses: Record<string, object>;
};
type Description = { openapi: string; servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

async function read(env: Record<string, string> = {}): Promise<Description> {
  const app = await startApp({ env });
  return (await (await app.request("/api/openapi.json")).json()) as Description;
}

test("the description is valid OpenAPI 3.1", async () => {
  const description = await read();
  expect(description.openapi).toBe("3.1.1");
  expect(await new Validator().validate(description)).toEqual({ valid: true });
  const damaged = { ...description, paths: { "/api/events": { get: { responses: 1 } } } };
  expect(await new Validator().validate(damaged)).toMatchObject({ valid: false });
});

test("it describes every route of the table and its role", async () => {
  const { paths } = await read();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [
      `${method.toUpperCase()} ${path}`,
      security[0]?.session[0] ?? "anyone",
    ]),
  );
  const table = ROUTES.map(({ method, path, who }) => [`${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`, who]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(table));
});

test("request bodies are described with their real limits", async () => {
  const { paths } = await read();
  const body = paths["/api/contact"]!.post!.requestBody!.content["application/json"]!.schema;
  expect(body.required).toEqual(["from_name", "from_email", "message"]);
  expect(body.properties).toMatchObject({
    from_name: { minLength: 1, maxLength: MAX_CONTACT_NAME_LENGTH },
    from_email: { format: "email" },
    message: { maxLength: MAX_CONTACT_MESSAGE_LENGTH },
  });
  const form = paths["/api/events"]!.post!.requestBody!.content["multipart/form-data"]!.schema;
  expect(form.required).toEqual(["title", "description", "date", "location"]);
  expect(form.properties).toMatchObject({ date: { format: "date" }, description: { maxLength: 20_000 } });
});

test("a request that is done once describes what happens to a wrong key", async () => {
  const { paths } = await read();
  const { responses } = paths["/api/events/{id}/duplicate"]!.post!;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "422"]));
});

test("it names the site's address where it is known, and no reference leads nowhere", async () => {
  const description = await read({ PUBLIC_URL: "https://cell.example.edu" });
  expect(description.servers).toEqual([{ url: "https://cell.example.edu" }]);
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  const { components } = description as unknown as { components: Record<string, Record<string, object>> };
  for (const [reference, kind, name] of references) expect(components[kind!]![name!], reference).toBeDefined();
});
