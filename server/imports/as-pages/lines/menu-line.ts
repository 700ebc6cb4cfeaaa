/** A line of a menu, whatever kind of file it comes from. */
export type MenuLine = {
  /** One text, or those that tabs, wide gaps or a table set apart; none is blank. */
  cells: readonly string[];
  /** What its author marked it as, if so. */
  mark?: 'heading' | 'strong';
  /** Blank lines above it; a rule counts as one. */
  gap: number;
};
