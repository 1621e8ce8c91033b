/**
 * Measures this visit and sends what was measured when the page is left. Only loaded where the site asks for it (VITALS),
 * with what measures; no cookie goes with it, and no part of the address but the path.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import type { VitalsReport } from "../../domain/vitals";

/** The figures are of the page that was loaded, also after moving on inside the site. */
const report: VitalsReport = { page: location.pathname };
let changed = false;

for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
document.addEventListener("visibilitychange", () => {
  // After the listeners above, which note their last figures at this same moment; there may be no later one.
  if (document.visibilityState === "hidden") send();
});

function note({ name, value }: Metric): void {
  if (report[name] !== value) changed = true;
  report[name] = value;
}

function send(): void {
  if (!changed) return;
  changed = false;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(report);
  // Nobody waits for the answer, and what is lost is one of many.
  void fetch("/api/vitals", { method: "POST", headers, body, keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}
