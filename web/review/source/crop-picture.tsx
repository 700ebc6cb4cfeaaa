import { useTranslation } from 'react-i18next';
import type { Box } from '../../../shared/menu.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { type CropShape, cropAround, padded, placeWithin, type Region, unionOf } from './crop.ts';
import styles from './source.module.css';

/** The crop's width by height, and the minimum of the page's width that it shows. */
const SHAPES = { desk: { aspect: 8, min_width: 0.4 }, phone: { aspect: 4.5, min_width: 0.24 } };
const MARK_ROOM = 0.004;
const percent = (share: number): string => `${share * 100}%`;

type Props = {
  boxes: readonly Box[];
  label: string;
  side: CropShape['side'];
  /** Whether something was read there. */
  isMarked: boolean;
  /** Where it should stand, if nothing was read. */
  expected?: Box;
};

/** The part of the page around some boxes, enlarged. */
export function CropPicture({ boxes, label, side, isMarked, expected }: Props) {
  const { t } = useTranslation();
  const { pages, is_phone } = useReviewSetting();
  const place = unionOf(boxes);
  const page = pages.find((one) => one.page === place?.page);
  if (!place || !page) return null;
  const shape = is_phone ? SHAPES.phone : SHAPES.desk;
  const crop = cropAround(place, page, { ...shape, side });
  const mark = placeWithin(padded(place, page, MARK_ROOM), crop);
  return (
    <div
      className={styles.crop}
      data-part="crop"
      style={{ aspectRatio: `${crop.width * page.width} / ${crop.height * page.height}` }}
      role="img"
      aria-label={t('review.read_here', { field: label })}
    >
      <img src={page.picture} alt="" draggable={false} style={pictureStyle(crop)} />
      {isMarked && <div className={styles.cropMark} style={boxStyle(mark)} />}
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
  width: percent(1 / crop.width),
  height: percent(1 / crop.height),
  left: percent(-crop.x / crop.width),
  top: percent(-crop.y / crop.height),
});

/** A box's position, in fractions of its container. */
export const boxStyle = ({ x, y, width, height }: Region) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
