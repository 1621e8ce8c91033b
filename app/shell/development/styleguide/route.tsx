/** Every UI component with its states; development only (routes.ts). */
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge/badge";
import { ContentAwaited } from "../../../ui/content-awaited/content-awaited";
import { Empty } from "../../../ui/empty/empty";
import { Loading } from "../../../ui/loading/loading";
import { Page } from "../../../ui/page/page";
import { YearSelect } from "../../../ui/year-select/year-select";
import { Colours } from "./colours";
import { Buttons, Fields, Type } from "./controls";
import { Drawings } from "./drawings";
import { Messages } from "./messages";
import { PeopleSamples, PictureSamples } from "./samples";
import styles from "./styleguide.module.css";

export default function Styleguide() {
  return (
    <Page title="Style guide" lead="Every part of the interface, with its states. Switch the theme in the footer.">
      <Part title="Colours">
        <Colours />
      </Part>
      <Part title="Type">
        <Type />
      </Part>
      <Part title="Buttons and links">
        <Buttons />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Notices and dialog">
        <Messages />
      </Part>
      <Part title="Badges and selector">
        <Badge>Took place</Badge> <Badge variant="ahead">Upcoming</Badge> <Badge variant="today">Today</Badge>
        <YearSelect label="Year" years={[2025, 2024]} selected={2025} describe={(year) => `Nodes of ${year}`} />
      </Part>
      <Part title="Pictures and people">
        <PictureSamples />
        <PeopleSamples />
      </Part>
      <Part title="Drawings">
        <Drawings />
      </Part>
      <Part title="Empty, awaited, loading">
        <Empty scene="camp">
          <p>Nothing is here yet, and this says when something will be.</p>
        </Empty>
        <ContentAwaited>
          <p>A page that has its place but not yet its words.</p>
        </ContentAwaited>
        <Loading />
      </Part>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}
