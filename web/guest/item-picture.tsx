import type { Picture } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';

/**
 * A dish's picture; `alt` is empty for a photo, which is beside the dish's name. `isSoon`: loaded eagerly.
 */
export function ItemPicture({ picture, alt, isSoon }: { picture: Picture; alt: string; isSoon: boolean }) {
  const pictureUrl = (width: number) => fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) });
  const pictureSizes = pictureWidths(picture);
  return (
    <img
      className="picture"
      src={pictureUrl(pictureSizes[0] ?? picture.width)}
      srcSet={pictureSizes.map((width) => `${pictureUrl(width)} ${width}w`).join(', ')}
      sizes="(min-width: 40rem) 20rem, calc(100vw - 2.75rem)"
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isSoon ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
