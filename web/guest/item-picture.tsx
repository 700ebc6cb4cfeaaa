import type { Picture } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';

/** A dish's picture; `alt` is empty for a photo, beside whose name it stands. The cards are at most 272 px wide, a phone's a screen. */
export function ItemPicture({ picture, alt }: { picture: Picture; alt: string }) {
  const address = (width: number) => fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) });
  const widths = pictureWidths(picture);
  return (
    <img
      className="picture"
      src={address(widths[0] ?? picture.width)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes="(min-width: 40rem) 20rem, 100vw"
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
