import type { ApiContext } from "./route.ts";

export function csvFile(context: ApiContext, name: string, csv: string): Response {
  context.header("Content-Type", "text/csv; charset=utf-8");
  context.header("Content-Disposition", `attachment; filename="${name}"`);
  return context.body(csv);
}
