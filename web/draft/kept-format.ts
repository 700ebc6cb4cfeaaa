/** Raised when kept changes get another shape; older shapes are read as long as browsers may hold them. */
export const KEPT_FORMAT = 2;

/** An entry that this version of the app can't use: as it was kept, with the number of its format. */
export type UnreadEntry = { format: number; entry: unknown };
