/** A line of a menu, whatever kind of file it comes from. */
export type MenuLine = {
  /** One text, or those that tabs, wide gaps or a table set apart; none is blank. */
  cells: readonly string[];
  /** Of each cell, its column in the author's table, counted from the right from 0; absent if no cell of the table is blank. */
  columns?: readonly number[];
  /** What its author marked it as, if so. */
  mark?: 'heading' | 'strong';
  /** Blank lines above it; a rule counts as one. */
  gap: number;
};
