import { eventCollection } from "../event-collection";
import { CollectionFields, type FieldsProps } from "../../../ui/form/collection-fields";
import { Details } from "./details";
import { photosIn } from "./event-draft";
import { MoreFields } from "./more-fields";
import styles from "./event-form.module.css";
import { ImageChooser } from "./image-chooser";
import { PhotosChooser } from "./photos-chooser";
import { PictureFields } from "./picture-fields";
import type { FormPictures } from "./use-form-pictures";

type Props = Omit<FieldsProps, "fields"> & {
  base: string;
  timeZone: string;
  isNew: boolean;
  /** The address of the current image. */
  current: string;
  pictures: FormPictures;
};

/** Another server (`base`) knows the specification's fields only. */
export function AllFields({ base, timeZone, isNew, current, pictures, texts, errors }: Props) {
  const all = { fields: eventCollection.fields, texts, errors };
  const hasOutcome = Boolean(texts.outcome || errors.photos) || photosIn(texts).length > 0;
  return (
    <>
      <div className={styles.fields}>
        <CollectionFields {...all} fields={base ? SPECIFIED : all.fields} />
        {!base && <MoreFields {...all} timeZone={timeZone} />}
        {!base && !isNew && (
          <Details title="After the event" open={hasOutcome}>
            <CollectionFields {...all} group="after" />
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
        more={!base && <PictureFields {...all} />}
      />
    </>
  );
}

const { title, description, date, location } = eventCollection.fields;
const SPECIFIED = { title, description, date, location };
