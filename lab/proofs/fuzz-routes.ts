/** Sends requests from the route table. Each response must be declared, none 5xx, and errors must name the fields. */
import fc from "fast-check";
import { pathsOf } from "../../domain/schemas/plain-issues.ts";
import { refusal } from "../../server/api/response-shapes.ts";
import { errorStatusesOf } from "../../server/api/error-statuses.ts";
import type { ResponseBody, Route } from "../../platform/http/route.ts";
import { ROUTES } from "../../server/api/routes.ts";
import { ADMIN, USER } from "../../tests/support/accounts.ts";
import { startSite } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { callerOf, endsSession, fill, FILES, formTexts, sent, signIn } from "./route-calls.ts";
import { requestsTo, type RouteRequest } from "./route-requests.ts";
import { without } from "./without.ts";

/** The service checks whether codes are on before the body. */
const NOT_YET = /^\/api\/account\/second-factor/;
/** For an unknown row or a limit the body is not checked. */
const NOT_JUDGED = [404, 410, 412, 429];

export async function fuzzRoutes({ count = 200_000, withoutDefence = false }: Options): Promise<Finding> {
  const site = await startSite({ TRUST_PROXY: "1" }, { node: without(withoutDefence && "schemas") });
  const call = callerOf(site.url);
  const cookies = { admin: await signIn(call, ADMIN), user: await signIn(call, USER), visitor: "" };
  const seed = Math.floor(Math.random() * 2 ** 31);
  const numRuns = Math.ceil(count / ROUTES.length);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const done = new Set<Route>();

  for (const route of ROUTES) {
    const ids = await fill(call, cookies.admin, route);
    const property = fc.asyncProperty(requestsTo(route, ids), async (request) => {
      const { address, init } = sent(route, request, endsSession(route) ? "" : cookies[request.asker]);
      const response = await call(address, init);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.ok) done.add(route);
      const why = await whatIsWrong(route, request, response);
      if (why) throw new Error(why);
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed });
    const example = JSON.stringify(counterexample)?.slice(0, 300);
    if (failed) wrong.push(`${route.method} ${route.path}: ${String(errorInstance)}: ${example}`);
  }

  for (const line of site.output().split("\n"))
    if (line.includes('"level":50')) wrong.push(`fault in the log: ${line.slice(0, 300)}`);
  await site.stop();
  const figures = {
    requests: [...statuses.values()].reduce((sum, times) => sum + times, 0),
    "routes that did their work meanwhile": `${done.size} of ${ROUTES.length}`,
    seed,
    responses: [...statuses]
      .toSorted()
      .map(([status, times]) => `${status}: ${times}`)
      .join(", "),
  };
  return { figures, wrong };
}

async function whatIsWrong(route: Route, request: RouteRequest, response: Response): Promise<string | undefined> {
  const { status } = response;
  const known = [...Object.keys(route.responses).map(Number), ...errorStatusesOf(route)];
  if (status >= 500 || !known.includes(status)) return `answered ${status}`;
  const expected = status < 300 ? route.responses[status as 200] : { json: refusal };
  // Only browsers request pictures, so their errors need no fields.
  if (expected && (status < 300 || !route.path.startsWith("/media/")) && !(await fits(expected, response.clone())))
    return `answered ${status} in another shape`;
  return unnamed(route, request, response);
}

async function fits(declared: ResponseBody, response: Response): Promise<boolean> {
  if (declared === "nothing") return (await response.text()) === "";
  if ("type" in declared) return response.headers.get("Content-Type")?.includes(declared.type) ?? false;
  return declared.json.safeParse(await response.json()).success;
}

/** Returns schema errors of a body that the error response does not name. */
async function unnamed(
  route: Route,
  { asker, query, body }: RouteRequest,
  response: Response,
): Promise<string | undefined> {
  const may = route.who === "anyone" || asker === "admin";
  const isJudged = may && !NOT_JUDGED.includes(response.status) && !NOT_YET.test(route.path);
  if (!route.requestBody || !isJudged || !body || !("fields" in body)) return undefined;
  // An invalid query is reported before the body is read.
  if (route.query && !route.query.safeParse(query).success) return undefined;
  const isForm = route.requestBody.type !== "application/json";
  const fields: unknown = isForm ? formTexts(body.fields) : JSON.parse(JSON.stringify(body.fields));
  const issues = route.requestBody.schema.safeParse(fields).error?.issues ?? [];
  const named = issues.flatMap(pathsOf).map((path) => path.join(".") || "body");
  // A file is checked by its bytes, before the other fields.
  if (isForm && named.some((name) => FILES.has(name))) return undefined;
  if (named.length === 0) return undefined;
  if (response.status !== 400) return `took a wrong ${named.join(", ")}: ${response.status}`;
  const { error } = (await response.json()) as { error: { fields?: Record<string, string> } };
  const missing = named.filter((name) => !error.fields?.[name]);
  return missing.length > 0 ? `did not name ${missing.join(", ")}` : undefined;
}
