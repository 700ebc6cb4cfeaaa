import { useTranslation } from 'react-i18next';
import { mediaTypesOf, PICTURE_FILE_TYPES } from '../../../../shared/file-types.ts';
import { LIMITS } from '../../../../shared/limits.ts';
import type { Item } from '../../../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../../../shared/pictures.ts';
import type { ChosenPicture } from '../../../draft/pictures.ts';
import { PictureInput } from '../../../forms/picture-input.tsx';

const PICTURE_TYPES = mediaTypesOf(PICTURE_FILE_TYPES);

type Props = {
  /** The dish's. */
  title: string;
  current: Item['picture'];
  chosen: ChosenPicture;
  error: string | undefined;
  onChoose(chosen: ChosenPicture): void;
  onRefuse(words: string): void;
};

/** The picture of a dish, and another file for it. */
export function ItemPicture({ title, current, ...input }: Props) {
  const { t } = useTranslation();
  return (
    <PictureInput
      isLabelHidden
      kind="photo"
      label={t('menu_forms.picture')}
      note={t('menu_forms.picture_note', { max: LIMITS.MAX_ITEM_PICTURE_BYTES / (1024 * 1024) })}
      alt={t('menu_forms.picture_alt', { title })}
      current={pictureAddress(current)}
      types={PICTURE_TYPES}
      type_names="JPG, PNG, WebP"
      max_bytes={LIMITS.MAX_ITEM_PICTURE_BYTES}
      {...input}
    />
  );
}

function pictureAddress(picture: Item['picture']): string | undefined {
  if (!picture) return undefined;
  const widths = pictureWidths(picture);
  const width = widths.find((one) => one >= 640) ?? widths.at(-1);
  return width === undefined ? undefined : fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) });
}
