import { useTranslation } from 'react-i18next';
import type { Box } from '../../../shared/menu.ts';
import { tabAddress } from '../../api/tab-address.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { type CropShape, cropAround, padded, placeWithin, type Region, unionOf } from './crop.ts';
import styles from './source.module.css';

/** The crop's width by height, and the minimum of the page's width that it shows. */
const CROP_SHAPES = { desk: { aspect: 8, min_width: 0.4 }, phone: { aspect: 4.5, min_width: 0.24 } };
const MARK_ROOM = 0.004;
const toPercent = (share: number): string => `${share * 100}%`;

type Props = {
  boxes: readonly Box[];
  label: string;
  side: CropShape['side'];
  /** Whether something was read there. */
  isMarked: boolean;
  /** Where it is expected, if nothing was read. */
  expected?: Box;
};

/** The part of the page around some boxes, enlarged. */
export function CropPicture({ boxes, label, side, isMarked, expected }: Props) {
  const { t } = useTranslation();
  const { pages, is_phone } = useReviewSetting();
  const fieldBox = unionOf(boxes);
  const page = pages.find((candidate) => candidate.page === fieldBox?.page);
  if (!fieldBox || !page) return null;
  const cropShape = is_phone ? CROP_SHAPES.phone : CROP_SHAPES.desk;
  const crop = cropAround(fieldBox, page, { ...cropShape, side });
  const markBox = placeWithin(padded(fieldBox, page, MARK_ROOM), crop);
  return (
    <div
      className={styles.crop}
      data-part="crop"
      style={{ aspectRatio: `${crop.width * page.width} / ${crop.height * page.height}` }}
      role="img"
      aria-label={t('review.read_here', { field: label })}
    >
      <img src={tabAddress(page.picture)} alt="" draggable={false} style={pictureStyle(crop)} />
      {isMarked && <div className={styles.cropMark} style={boxStyle(markBox)} />}
      {expected && (
        <div
          className={styles.expectedMark}
          data-part="expected-mark"
          style={boxStyle(placeWithin(padded(expected, page, MARK_ROOM), crop))}
        />
      )}
    </div>
  );
}

const pictureStyle = (crop: Region) => ({
  width: toPercent(1 / crop.width),
  height: toPercent(1 / crop.height),
  left: toPercent(-crop.x / crop.width),
  top: toPercent(-crop.y / crop.height),
});

/** A box's position, in fractions of its container. */
export const boxStyle = ({ x, y, width, height }: Region) => ({
  left: toPercent(x),
  top: toPercent(y),
  width: toPercent(width),
  height: toPercent(height),
});
