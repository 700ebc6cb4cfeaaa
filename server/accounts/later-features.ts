import type { Db } from '../db/db.ts';

/** What features that come after accounts do for them; composed in server/app.ts. */
export type LaterFeatures = {
  /** Finds a user's restaurant, for the answers that carry it. */
  restaurantOf(db: Db, userId: string): Promise<{ id: string; name: string } | undefined>;
  /** Told of each sign-in. */
  onSignIn(userId: string): Promise<void>;
  /**
   * Ends every way into an account beside a code by mail. Called if somebody else may have had the account, and when it
   * ends.
   */
  endWaysIn(tx: Db, userId: string): Promise<void>;
};
