import { EditContent } from "../content/edit-content";
import { introduction } from "../content/introduction";
import { ButtonLink } from "../../ui/button/button";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { Icon } from "../../ui/icon/icon";
import styles from "./initiatives.module.css";
import { siteContext } from "../../../platform/content/site-context";

export { meta } from "../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Initiatives", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, initiatives } = context.get(siteContext).content;
  return { ...pageTexts("initiatives"), initiatives };
}

export default function Initiatives({ loaderData: { lead, initiatives, invitation } }: Route.ComponentProps) {
  return (
    <Page title="Initiatives" lead={introduction("initiatives", lead)}>
      <EditContent of="initiatives" label="Initiatives" />
      <ul className={styles.initiatives}>
        {initiatives.map(({ name, description, icon }) => (
          <li key={name} className={styles.initiative}>
            <span className={styles.icon}>
              <Icon name={icon} size={40} />
            </span>
            <h2>{name}</h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <div className={styles.next}>
        <EditContent of="pages" part="initiatives.invitation" label="Write to us" place="edge" />
        {invitation && <p>{invitation}</p>}
        <ButtonLink to="/connect">Write to us</ButtonLink>
      </div>
    </Page>
  );
}
