import { Details } from "../../../ui/form/details";
import { CollectionFields } from "../../../ui/form/collection-fields";
import type { FormParts } from "../../../ui/form/collection-form";
import { ImageChooser } from "../../../ui/form/image-chooser";
import { ListChooser } from "../../../ui/form/list-chooser";
import { PictureFields, useIsOtherPicture } from "../../../ui/form/picture-fields";
import { eventCollection } from "../event-collection";
import styles from "./event-form.module.css";
import { isUsed, MoreFields } from "./more-fields";
import { useStatusOfDate } from "./use-status-of-date";

const { fields } = eventCollection;
const { title, description, date, location, image, photos } = fields;
const SPECIFIED = { title, description, date, location };

type Props = FormParts & { base: string; timeZone: string; isNew: boolean };

/** Another server (`base`) supports only the specification's fields. */
export function AllFields({ base, timeZone, isNew, values, texts, errors }: Props) {
  const statusOfDate = useStatusOfDate(values.before);
  const all = { fields, texts, errors };
  const chosen = values.pictureAt("image");
  const isOther = useIsOtherPicture(chosen);

  return (
    <>
      <div className={styles.fields} {...(!base && !isNew && statusOfDate)}>
        <CollectionFields {...all} fields={base ? SPECIFIED : fields} />
        {!base && <MoreFields {...all} timeZone={timeZone} />}
        {!base && !isNew && (
          <Details summary="After the event" open={isUsed(all, "after")}>
            <CollectionFields {...all} group="after" />
            <ListChooser name="photos" field={photos} values={values} errors={errors} />
          </Details>
        )}
      </div>
      <ImageChooser
        className={styles.picture}
        name="image"
        field={image}
        addressOf={values.addressOf}
        current={values.before.image ?? ""}
        control={chosen}
        error={errors.image}
        renderMore={() =>
          !base && <PictureFields {...all} picture="image" isOther={isOther} preview={chosen.picture?.preview} />
        }
      />
    </>
  );
}
