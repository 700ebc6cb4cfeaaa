/** Printers' colour profiles are about 2 MB, those of screens some kilobytes. */
export const MAX_COLOUR_BYTES = 4 * 1024 * 1024;
/** The capacity of one JPEG segment: more than any camera writes for its orientation. */
export const MAX_EXIF_BYTES = 65_533;
