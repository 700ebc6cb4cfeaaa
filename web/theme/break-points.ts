/**
 * The widths at which layouts change: those of Mantine's break points that are used. `sm`: a column fits beside the
 * navigation. `md`: two panes. `lg`: a third beside them.
 * CSS uses `@media (--from-md)` and `@media (--below-md)`, which the build fills in from here (vite.config.ts).
 */
export const BREAK_POINTS = { sm: '48em', md: '62em', lg: '75em' } as const;

export type BreakPoint = keyof typeof BREAK_POINTS;

export const mediaFrom = (name: BreakPoint): string => `(min-width: ${BREAK_POINTS[name]})`;
/** Just below the other, without a gap: widths can be fractions. */
export const mediaBelow = (name: BreakPoint): string => `not all and (min-width: ${BREAK_POINTS[name]})`;
