import type { Db } from '../db/db.ts';

/** Finds a user's restaurant for the answers that carry it; composed in server/app.ts, since restaurants come later. */
export type RestaurantOf = (db: Db, userId: string) => Promise<{ id: string; name: string } | undefined>;
