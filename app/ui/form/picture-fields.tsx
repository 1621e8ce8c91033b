import { useId, useState, type ReactNode } from "react";
import { fieldsAbout } from "../../../domain/collections/collection";
import type { AnyField } from "../../../domain/collections/fields";
import { Button } from "../button/button";
import type { Labelled } from "../field/field";
import { CollectionField, type FieldsProps } from "./collection-field";
import { FocusField } from "./focus-field";
import { checkOf } from "./form-texts";
import styles from "./image-chooser.module.css";
import { TickField } from "./tick-field";
import type { PictureControl } from "./use-pictures";

/** Returns whether a picture was chosen since the field appeared. The first texts about a picture are not about it. */
export function useIsOtherPicture({ picture }: PictureControl): boolean {
  const [first] = useState(picture?.preview);
  return picture?.preview !== first;
}

type Props = FieldsProps & {
  preview?: string | undefined;
  /** The person chose it in this form. */
  isNew?: boolean | undefined;
};
type PictureProps = Props & {
  picture: string;
  /** It is not the picture that the first texts are about. */
  isOther: boolean;
  /** Undefined for a single picture. Many pictures have no explanations, and this control to change each. */
  folded?: ReactNode;
};

/** The fields about a picture. Rare fields are collapsed. */
export function PictureFields({ picture, isOther, folded, ...props }: PictureProps) {
  const names = fieldsAbout(props.fields, picture);
  const less = names.filter((name) => isFolded(props.fields[name]!));
  const isWrong = [picture, ...less].some((name) => props.errors[(props.prefix ?? "") + name]);
  const draw = (name: string) => (
    <AboutField key={name} {...props} {...{ name, isOther }} isBrief={folded !== undefined} />
  );
  return (
    <>
      {names.filter((name) => !less.includes(name)).map(draw)}
      {(folded !== undefined || less.length > 0) && (
        <Folded open={isWrong}>
          {folded}
          {less.map(draw)}
        </Folded>
      )}
    </>
  );
}

/** No `details` element, because it is inside one already. Hidden fields keep their values. */
function Folded({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = open || wasOpened;
  const id = useId();
  return (
    <>
      <div>
        <Button variant="quiet" small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpened(!isOpen)}>
          More about the picture
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.more}>
        {children}
      </div>
    </>
  );
}

const isFolded = ({ omitIfInitial, kind }: AnyField) => omitIfInitial === true && kind !== "tick";

type AboutProps = Props & { name: string; isBrief: boolean; isOther?: boolean };

export function AboutField({ name, preview, isNew = false, isOther = false, isBrief, ...props }: AboutProps) {
  const field = props.fields[name]!;
  const path = (props.prefix ?? "") + name;
  const { label, help } = field;
  const frame = { name: path, label, help: isBrief ? undefined : help, error: props.errors[path] };
  if (field.kind === "choice" && field.isFocus)
    return <FocusField {...frame} preview={preview} value={props.texts[name]} />;
  // A new key removes the tick about another picture.
  if (field.kind === "tick")
    return (
      <AgreedField key={`${isOther}`} {...frame} isTicked={!isOther && props.texts[name] === "on"} isNew={isNew} />
    );
  const Described = checkOf(field) ? DecorativeField : CollectionField;
  return (
    <>
      <Described {...props} name={name} />
      {isOther && props.texts[name] && <p className={styles.notice}>{OLD_DESCRIPTION}</p>}
    </>
  );
}

const OLD_DESCRIPTION = "This was written about the picture before. Change it if it does not fit.";

/** A missing tick is no error, because a picture may show nobody. */
function AgreedField({ isTicked, isNew, ...frame }: Labelled & { isTicked: boolean; isNew: boolean }) {
  const [ticked, setTicked] = useState(isTicked);
  return (
    <>
      <TickField {...frame} checked={ticked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
      {isNew && !ticked && <p className={styles.notice}>Does it show people? Then ask them, and tick this.</p>}
    </>
  );
}

function DecorativeField({ name, ...props }: FieldsProps & { name: string }) {
  const check = checkOf(props.fields[name]!)!;
  const [decorative, setDecorative] = useState(Boolean(props.texts[check]));
  return (
    <>
      <CollectionField {...props} name={name} disabled={decorative} />
      <TickField
        name={(props.prefix ?? "") + check}
        label="Photo is only decoration"
        checked={decorative}
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
    </>
  );
}
