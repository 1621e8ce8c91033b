import { Button, ButtonLink } from "../../../ui/button/button";
import { Field, TextArea } from "../../../ui/field/field";
import { Link } from "../../../ui/link/link";
import styles from "./styleguide.module.css";

export function Type() {
  return (
    <>
      <p className={styles.display}>Ideate, Incubate</p>
      <h3>A heading of the third level</h3>
      <p>
        Text is set in Instrument Sans, with a measure of 65 characters. <strong>Strong</strong>, <em>emphasis</em>,{" "}
        <code>code</code>, and figures of one width: 1,110 and 9,999.
      </p>
    </>
  );
}

export function Buttons() {
  return (
    <>
      <Button>Primary</Button> <Button variant="quiet">Quiet</Button> <Button variant="danger">Danger</Button>{" "}
      <Button disabled>Busy</Button> <Button small>Small</Button>{" "}
      <Button variant="quiet" small>
        Small and quiet
      </Button>{" "}
      <ButtonLink to="/events">A link</ButtonLink>
      <p>
        <Link to="/events">A link in a text</Link>, and <a href="https://www.example.edu/">one to another site</a>.
      </p>
    </>
  );
}

export function Fields() {
  return (
    <>
      <Field label="Title" name="title" help="Help is below." />
      <Field
        label="Email"
        name="email"
        type="email"
        defaultValue="not an address"
        error="Write an e-mail address, like cell@example.edu."
      />
      <Field label="Date" name="date" type="date" disabled />
      <TextArea
        label="Message"
        name="message"
        rows={4}
        defaultValue="A long word: Donaudampfschifffahrtsgesellschaftskapitän"
      />
    </>
  );
}
