import { isolated } from '../../../contract/shownText';
import {
  IMAGE_BYTES,
  imageError,
  MOST_IMAGES,
  MOST_PIXELS,
  moved,
  type NewProduct,
  type ProductImage,
} from '../../../machines/catalog/newProduct/newProduct.rules';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import { pictureOf } from '../../flow/files';
import type { ActorView } from '../../flow/useFlow';
import { useImages } from '../../flow/useImages';
import { ImageSlots } from '../../ui/controls/ImageSlots';
import { Section } from '../../ui/layout/Section';
import { formatBytes } from '../../ui/text/format';

interface ProductImagesProps {
  readonly form: ActorView<FormEvent<NewProduct>> & { readonly view: FormView<NewProduct> };
  /** Whether a reload emptied the images. */
  readonly isLost: boolean;
}

const LIMITS = { bytes: IMAGE_BYTES, pixels: MOST_PIXELS };
const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const CHOOSE_AGAIN = 'Choose your images again. We don’t save files in your browser.';
const HINT =
  'Drop or paste PNG or JPEG files, up to 5 MB each. The first image is the main one. We remove location and camera data.';

/** PRD-02: up to six images, in the order in which customers see them. */
export function ProductImages({ form: { view, send }, isLost }: ProductImagesProps) {
  const { images } = view.values;
  const onImages = (value: readonly ProductImage[]) => send({ type: 'field.changed', change: { field: 'images', value } });
  const { reading, left, add, cancel, remove } = useImages({
    images,
    most: MOST_IMAGES,
    limits: LIMITS,
    isPaused: view.leaving,
    onImages,
    onReading: (count) => {
      if (`${count}` !== view.values.reading) send({ type: 'field.changed', change: { field: 'reading', value: `${count}` } });
    },
  });
  const ready = images.filter((image) => imageError(image) === null).length;
  const full =
    left.length === 0
      ? null
      : `A product has at most ${MOST_IMAGES} images. We didn’t add ${names.format(left.map((name) => `“${isolated(name)}”`))}.`;
  return (
    <Section title="Images" actions={<span>{`${ready} of ${MOST_IMAGES} ready`}</span>}>
      <ImageSlots
        label="Images"
        hint={isLost && images.length === 0 ? `${CHOOSE_AGAIN} ${HINT}` : HINT}
        accept="image/png,image/jpeg"
        most={MOST_IMAGES}
        images={images.map((image) => ({
          key: image.key,
          name: image.name,
          note: `${isolated(image.name)}, ${formatBytes(image.bytes)}`,
          problem: imageError(image),
        }))}
        reading={reading}
        notice={full}
        problem={view.fieldErrors.images ?? null}
        waiting={view.busy}
        pictureOf={pictureOf}
        onFiles={add}
        onMove={(from, to) => onImages(moved(images, from, to))}
        onRemove={remove}
        onCancel={cancel}
      />
    </Section>
  );
}
