import { EditContent } from "../content/edit-content";
import { pageMeta } from "../../ui/page/page-meta";
import { ButtonLink } from "../../ui/button/button";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { Icon } from "../../ui/icon/icon";
import styles from "./initiatives.module.css";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Initiatives", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  return { initiatives: context.get(siteContext).content.initiatives };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: "Boot camps, challenges, mentors and help with grants: four ways to take part.",
  });
}

export default function Initiatives({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Initiatives" lead="Four ways to take part. Choose the one that fits the time you have.">
      <EditContent of="initiatives" label="Initiatives" />
      <ul className={styles.initiatives}>
        {loaderData.initiatives.map(({ name, description, icon }) => (
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
        <p>Would you like to take part? Write to us and name the initiative.</p>
        <ButtonLink to="/connect">Write to us</ButtonLink>
      </div>
    </Page>
  );
}
