import type { Db } from '../db/db.ts';

/**
 * Ends every way into an account beside a code by mail, of features that come after this one; composed in server/app.ts.
 * Called where somebody else may have had the account, and where it ends.
 */
export type EndWaysIn = (tx: Db, userId: string) => Promise<void>;
