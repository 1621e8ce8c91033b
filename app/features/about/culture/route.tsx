import { EditContent } from "../../content/edit-content";
import { Page } from "../../../ui/page/page";
import { Prose } from "../../../ui/prose/prose";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import styles from "./culture.module.css";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Culture", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, culture, values } = context.get(siteContext).content;
  return { ...pageTexts("culture"), culture, values };
}

export default function Culture({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Culture">
      <EditContent of="discover/culture" label="Culture" />
      <Prose prose={loaderData.culture} className={styles.text} />
      <section className={styles.values} aria-labelledby="core-values">
        <EditContent of="discover/values" label="Core values" place="edge" />
        <h2 id="core-values">Core values</h2>
        <ol>
          {loaderData.values.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </section>
    </Page>
  );
}
