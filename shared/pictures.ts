import type { Picture } from './menu.ts';

/** Widths in pixels in which a dish's picture is stored (design §10), for `srcset`; a smaller picture keeps its own. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** The widths that a picture has. */
export const pictureWidths = ({ width }: Pick<Picture, 'width'>): number[] => [
  ...PICTURE_WIDTHS.filter((offered) => offered < width),
  ...(width <= Math.max(...PICTURE_WIDTHS) ? [width] : []),
];

/** The public key of one width, without its folder: "3f9a…-640.webp". */
export const pictureFile = ({ file }: Pick<Picture, 'file'>, width: number): string => `${file}-${width}.webp`;
