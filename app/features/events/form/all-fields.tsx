import { Details } from "./details";
import { photosIn } from "./event-draft";
import { EventFields, OutcomeField, StateAndLinkFields, WhenFields, type FieldsProps } from "./event-fields";
import styles from "./event-form.module.css";
import { ImageChooser } from "./image-chooser";
import { PhotosChooser } from "./photos-chooser";
import { PictureFields } from "./picture-fields";
import type { FormPictures } from "./use-form-pictures";

type Props = {
  fields: FieldsProps;
  base: string;
  timeZone: string;
  isNew: boolean;
  /** The address of the current image. */
  current: string;
  pictures: FormPictures;
};

/** Another server (`base`) knows the specification's fields only. */
export function AllFields({ fields, base, timeZone, isNew, current, pictures }: Props) {
  const { texts, errors } = fields;
  const hasOutcome = Boolean(texts.outcome || errors.photos) || photosIn(texts).length > 0;
  return (
    <>
      <div className={styles.fields}>
        <EventFields {...fields} />
        {!base && <WhenFields {...fields} timeZone={timeZone} />}
        {!base && <StateAndLinkFields {...fields} />}
        {!base && !isNew && (
          <Details title="After the event" open={hasOutcome}>
            <OutcomeField {...fields} />
            <PhotosChooser pictures={pictures.photos} error={errors.photos} />
          </Details>
        )}
      </div>
      <ImageChooser
        className={styles.picture}
        base={base}
        current={current}
        pictures={pictures.poster}
        error={errors.image}
        more={!base && <PictureFields {...fields} />}
      />
    </>
  );
}
