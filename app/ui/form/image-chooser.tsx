import { useRef, useState, type ReactNode } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { SmallButton } from "../admin/small-button";
import { describedBy } from "../field/field";
import fieldStyles from "../field/field.module.css";
import adminStyles from "../admin/admin.module.css";
import { stored, type AddressOf, type ChosenPicture } from "./chosen-picture";
import { FilePicker } from "./file-picker";
import { FileProblem } from "./file-problem";
import styles from "./image-chooser.module.css";
import { PictureCropper } from "./picture-cropper";
import { UploadStatus } from "./upload-status";
import type { PictureControl } from "./use-pictures";

type Props = {
  className?: string | undefined;
  name: string;
  field: FieldOf<"picture">;
  addressOf: AddressOf;
  /** The stored image. */
  current: string;
  control: PictureControl;
  error?: string;
  /** Shows the fields of a chosen image. `folded` goes among those that few people need. */
  renderMore?: (folded?: ReactNode) => ReactNode;
  /** The item of a list begins with this image: its summary shows it, and it is removed with the item. */
  isLead?: boolean | undefined;
  /** Names the group of controls. The default is the label of the field. */
  title?: string;
};

/** Shows the current image or a preview of a new one, with buttons to remove it. */
export function ImageChooser(props: Props) {
  const { className, name, field, addressOf, current, control, error, renderMore, isLead } = props;
  const { title = field.label } = props;
  const input = useRef<HTMLInputElement>(null);
  const shown = control.picture;
  const isNew = !shown?.image || shown.image !== current;
  const what = field.label.toLowerCase();
  // An upload that failed at the last save may have succeeded since.
  const openError = shown?.file && shown.image ? undefined : error;

  // The file input takes the focus, because the buttons below disappear when they are pressed.
  function setTo(next: ChosenPicture | undefined) {
    control.set(next);
    input.current!.value = "";
    input.current!.focus();
  }

  const chooser = (
    <>
      {shown ? (
        <Preview
          key={shown.preview}
          {...{ what, isNew, control }}
          picture={shown}
          onLoad={() => keepInSight(input.current!)}
        />
      ) : (
        <p className={fieldStyles.help}>No {what} yet</p>
      )}
      <FilePicker
        ref={input}
        id={name}
        text={current || isLead ? `New ${what}` : `Choose ${withArticle(what)}`}
        {...describedBy({ name, help: isLead ? "" : "help", error: control.rejected || openError })}
        required={field.required !== undefined && !shown}
        onFiles={control.add}
      />
      {!isLead && (
        <p id={`${name}-help`} className={fieldStyles.help}>
          {field.help} JPEG, PNG or WebP. Large photos are made smaller. The place where a photo was taken is removed
          from it.
        </p>
      )}
      {shown?.file && field.frame !== undefined && (
        <PictureCropper
          // The key of `Preview` is beside it.
          key={`crop-${shown.preview}`}
          {...{ what }}
          file={shown.file}
          preview={shown.preview}
          frame={field.frame}
          onCropped={(file) => {
            control.add([file]);
            input.current!.focus();
          }}
        />
      )}
    </>
  );

  return (
    <fieldset className={`${styles.image} ${className ?? ""}`}>
      <legend className={isLead ? "visually-hidden" : undefined}>
        {title} {!field.required && <span className={fieldStyles.optional}>(optional)</span>}
      </legend>
      {isLead ? renderMore?.(chooser) : chooser}
      <FileProblem id={`${name}-error`} rejected={control.rejected} error={openError} />
      <UploadStatus control={control} name={`the ${what}`} input={input} isListed={isLead} onlyProblems={isLead} />
      {shown && !isLead && renderMore?.()}
      <div className={adminStyles.actions}>
        {shown && (!isLead || (isNew && current)) && (
          <SmallButton label={`Remove ${what}`} onClick={() => setTo(isNew ? stored(current, addressOf) : undefined)} />
        )}
        {!shown && current && (
          <SmallButton label={`Keep the current ${what}`} onClick={() => setTo(stored(current, addressOf))} />
        )}
      </div>
    </fieldset>
  );
}

const withArticle = (what: string) => `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`;

/** The preview pushes the control that has the focus behind the buttons of the form. */
function keepInSight(control: HTMLElement): void {
  if (document.activeElement === control) control.scrollIntoView({ block: "nearest" });
}

type PreviewProps = {
  what: string;
  picture: ChosenPicture;
  isNew: boolean;
  control: PictureControl;
  onLoad: () => void;
};

function Preview({ what, picture: { preview, file }, isNew, control, onLoad }: PreviewProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  // After a reload, the server may have deleted the image.
  const expired = () => control.update({ problem: EXPIRED });
  // Its empty place would push the reason off the screen.
  if (isUnreadable) return null;
  return (
    <img
      src={preview}
      alt={isNew ? `Preview of the chosen ${what}` : `Current ${what}`}
      onLoad={onLoad}
      onError={file ? () => setIsUnreadable(true) : isNew ? expired : undefined}
    />
  );
}

const EXPIRED =
  "This image cannot be shown. Uploads that are not saved within 24 hours are removed: choose the file again.";
