/** Every interface part with its states, in development only (routes.ts). Header, footer and theme switch stand around it. */
import { useState, type ReactNode } from "react";
import { Badge } from "../../../ui/badge/badge";
import { Button, ButtonLink } from "../../../ui/button/button";
import { ContentAwaited } from "../../../ui/content-awaited/content-awaited";
import { Dialog } from "../../../ui/dialog/dialog";
import { Empty } from "../../../ui/empty/empty";
import { Field, TextArea } from "../../../ui/field/field";
import { ContourMap } from "../../../ui/land/contour-map";
import { Vignette } from "../../../ui/land/vignette";
import { SCENES, type Scene } from "../../../ui/land/vignette-scenes";
import { Link } from "../../../ui/link/link";
import { Loading } from "../../../ui/loading/loading";
import { Notice } from "../../../ui/notice/notice";
import { useNotices } from "../../../ui/notice/notices";
import { Page } from "../../../ui/page/page";
import { YearSelect } from "../../../ui/year-select/year-select";
import { Colours } from "./colours";
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
        <Badge>Took place</Badge> <Badge look="ahead">Upcoming</Badge> <Badge look="today">Today</Badge>
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

function Type() {
  return (
    <>
      <p className={styles.display}>Ideate, Incubate</p>
      <h3>A heading of the third level</h3>
      <p>
        Text is set in Instrument Sans, with a measure of 65 characters. <strong>Strong</strong>, <em>emphasis</em>, <code>code</code>, and
        figures of one width: 1,110 and 9,999.
      </p>
    </>
  );
}

function Buttons() {
  return (
    <>
      <Button>Primary</Button> <Button look="quiet">Quiet</Button> <Button look="danger">Danger</Button> <Button disabled>Busy</Button>{" "}
      <Button small>Small</Button> <Button look="quiet" small>Small and quiet</Button> <ButtonLink to="/events">A link</ButtonLink>
      <p>
        <Link to="/events">A link in a text</Link>, and <a href="https://www.example.edu/">one to another site</a>.
      </p>
    </>
  );
}

function Fields() {
  return (
    <>
      <Field label="Title" name="title" help="Help stands below." />
      <Field label="Email" name="email" type="email" defaultValue="not an address" error="Write an e-mail address, like cell@example.edu." />
      <Field label="Date" name="date" type="date" disabled />
      <TextArea label="Message" name="message" rows={4} defaultValue="A long word: Donaudampfschifffahrtsgesellschaftskapitän" />
    </>
  );
}

function Messages() {
  const [open, setOpen] = useState(false);
  const { notify } = useNotices();
  return (
    <>
      <Notice kind="success">Event added successfully!</Notice>
      <Notice kind="failure" onClose={() => undefined}>
        Failed to add event. Please try again.
      </Notice>
      <Button look="quiet" onClick={() => notify("success", "Said at the top of the page.")}>
        Say something
      </Button>{" "}
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} title="Delete “Pitch Night”?" onClose={() => setOpen(false)}>
        <p>It disappears from the site for everyone.</p>
        <Button look="danger" onClick={() => setOpen(false)}>
          Delete event
        </Button>
      </Dialog>
    </>
  );
}

function Drawings() {
  return (
    <div className={styles.grid}>
      {(Object.keys(SCENES) as Scene[]).map((scene) => (
        <Vignette key={scene} scene={scene} />
      ))}
      <ContourMap seed={1.3} way />
    </div>
  );
}
