/** Colour profiles of printers are about 2 MB, those of screens some kilobytes. */
export const MOST_COLOUR_BYTES = 4 * 1024 * 1024;
/** As much as one segment of a JPEG holds: more than any camera writes for its orientation. */
export const MOST_EXIF_BYTES = 65_533;
