/** The import is no longer this run's: another worker took over, or the owner discarded it. */
export class LostRun extends Error {}
