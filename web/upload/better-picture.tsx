import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { tabAddress } from '../api/tab-address.ts';
import styles from './better-picture.module.css';
import { judgePicture, type PictureFlaw } from './judge-picture.ts';

const FLAW_WORDS = {
  dark: 'imports.flaw_dark',
  faint: 'imports.flaw_faint',
  blurred: 'imports.flaw_blurred',
} as const satisfies Record<PictureFlaw, ParseKeys>;
/** More pages than these add nothing. */
const JUDGED_PAGES = 4;

type Props = {
  id: number;
  pages: number;
  /** No letter was found: it may be no menu at all. */
  hasNoText?: boolean;
};

/** What is wrong with the pictures, if that can be detected, and how to take better ones. */
export function BetterPicture({ id, pages, hasNoText = false }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data: flaws = [], isFetched } = useQuery({
    queryKey: ['picture-flaws', id],
    queryFn: () => findFlaws(id, pages),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'silent' },
  });
  const pictureTips = [
    t('imports.better_light'),
    t('imports.better_straight'),
    t('imports.better_still'),
    t('imports.better_print'),
    t('imports.better_file'),
  ];
  return (
    <div className={styles.betterPicture}>
      <div role="status">
        {flaws.map(({ page, flaw }) => (
          <p key={`${page} ${flaw}`} className={styles.pictureFlaw}>
            {pages === 1
              ? t(FLAW_WORDS[flaw])
              : t('imports.flaw_of_page', { page: page + 1, flaw: t(FLAW_WORDS[flaw]) })}
          </p>
        ))}
        {hasNoText && isFetched && flaws.length === 0 && (
          <p className={styles.pictureFlaw}>{t('imports.is_it_menu', { count: pages })}</p>
        )}
      </div>
      <section aria-labelledby={titleId}>
        <h2 id={titleId}>{t('imports.better_title')}</h2>
        <ul>
          {pictureTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

async function findFlaws(id: number, pages: number): Promise<{ page: number; flaw: PictureFlaw }[]> {
  const pageNumbers = Array.from({ length: Math.min(pages, JUDGED_PAGES) }, (_, page) => page);
  const pictureFlaws = await Promise.all(
    pageNumbers.map(async (page) => {
      const pagePixels = await pixelsOf(tabAddress(fillPath(API_PATHS.importPagePicture, { id, page })));
      return pagePixels ? judgePicture(pagePixels).map((flaw) => ({ page, flaw })) : [];
    }),
  );
  return pictureFlaws.flat();
}

/** Undefined for a page without a picture, or a browser that doesn't allow reading its pixels: then nothing is known. */
async function pixelsOf(source: string): Promise<ImageData | undefined> {
  const pageImage = new Image();
  pageImage.src = source;
  try {
    await pageImage.decode();
    const { naturalWidth: width, naturalHeight: height } = pageImage;
    const pageCanvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawingContext = pageCanvas.getContext('2d', { willReadFrequently: true });
    drawingContext?.drawImage(pageImage, 0, 0);
    return drawingContext?.getImageData(0, 0, width, height);
  } catch {
    return undefined;
  }
}
