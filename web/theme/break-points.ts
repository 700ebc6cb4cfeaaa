/**
 * Where a screen's layout changes: Mantine's own break points, of which these are in use. `sm`: beside a phone's
 * navigation there is room for a column. `md`: two panes. `lg`: a third beside them.
 * Style says `@media (--from-md)` and `@media (--below-md)`, which the build fills in from here (vite.config.ts).
 */
export const BREAK_POINTS = { sm: '48em', md: '62em', lg: '75em' } as const;

export type BreakPoint = keyof typeof BREAK_POINTS;

export const mediaFrom = (name: BreakPoint): string => `(min-width: ${BREAK_POINTS[name]})`;
/** Without a gap below the other: widths have fractions. */
export const mediaBelow = (name: BreakPoint): string => `not all and (min-width: ${BREAK_POINTS[name]})`;
