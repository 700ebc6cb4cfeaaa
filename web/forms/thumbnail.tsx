import type { Picture } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';

type Props = {
  picture: Picture;
  /** Empty if the text beside it says what it shows. */
  alt: string;
  className?: string | undefined;
};

/** A dish's picture as a small square in a list. */
export function Thumbnail({ picture, alt, className }: Props) {
  const file = pictureFile(picture, pictureWidths(picture)[0] ?? picture.width);
  return (
    <img
      src={fillPath(GUEST_PATHS.file, { key: file })}
      alt={alt}
      className={className}
      data-part="thumbnail"
      loading="lazy"
      width={44}
      height={44}
    />
  );
}
