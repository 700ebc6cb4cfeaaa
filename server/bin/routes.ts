import { z } from 'zod';
import { type BinAnswer, binAnswerSchema, emptyBinBodySchema } from '../../shared/api/bin.ts';
import { Refusal } from '../../shared/errors.ts';
import { idSchema, sentInstantSchema } from '../../shared/menu.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { requireConfirmedUser } from '../accounts/require-user.ts';
import type { Db } from '../db/db.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import {
  type BinPlace,
  countChildren,
  countEntries,
  countItemsAt,
  deleteUntil,
  findImportsAt,
  listBin,
} from './queries.ts';

const ENTRIES_PER_PAGE = 100;

/** "2026-11-28T08:40:10.000Z_2_17": the place of an entry in the list. */
const placeSchema = z
  .string()
  .regex(/^[\d:.TZ-]{20,30}_[0-2]_\d{1,10}$/)
  .transform((text): BinPlace => {
    const [deleted_at = '', rank, id] = text.split('_');
    return { deleted_at, rank: Number(rank), id: Number(id) };
  })
  .refine(({ deleted_at, id }) => sentInstantSchema.safeParse(deleted_at).success && idSchema.safeParse(id).success);

/** What was deleted or replaced within 30 days; server/menus restores it. */
export function binContentRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.bin,
    config: { access: 'owner' },
    schema: {
      summary: 'What was deleted or replaced',
      querystring: withLang(z.strictObject({ after: placeSchema.optional() })),
      response: { 200: binAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return await readSnapshot(deps.db, (tx) => pageOfBin(tx, access, request.query.after));
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.bin,
    config: { access: 'owner' },
    schema: {
      summary: 'Delete for good what went to the bin up to a moment; asks for a fresh sign-in',
      querystring: withLang(z.strictObject({})),
      body: emptyBinBodySchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const signedIn = await requireConfirmedUser(deps, request);
      const access = await requireRestaurant(deps, request);
      // Guests don't see it, so the revision stays.
      await deps.db.transaction(async (tx) => {
        await authorizeUser(tx, confirmedSessionProof(signedIn, deps.now()));
        // Something may be restored at the same time.
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        await deleteUntil(tx, access, request.body.until);
      });
      return reply.code(204).send(null);
    },
  });
}

async function pageOfBin(db: Db, access: RestaurantAccess, after: BinPlace | undefined): Promise<BinAnswer> {
  const rows = await listBin(db, access, { after, limit: ENTRIES_PER_PAGE + 1 });
  const page = rows.slice(0, ENTRIES_PER_PAGE);
  const lastRow = rows.length > page.length ? page.at(-1) : undefined;
  const moments = [...new Set(page.map(({ deleted_at }) => deleted_at))];
  const entriesAt = await countEntries(db, access);
  const itemsAt = await countItemsAt(db, access, moments);
  const importsAt = await findImportsAt(db, access, moments);
  const idsOf = (entity: 'menu' | 'section') => page.filter((row) => row.entity === entity).map(({ id }) => id);
  const children = await countChildren(db, access, { menus: idsOf('menu'), sections: idsOf('section') });
  return {
    entries: page.map(({ rank: _, ...row }) => ({
      ...row,
      ...(children.get(`${row.entity} ${row.id}`) ?? { sections: 0, items: 0 }),
    })),
    moments: moments.map((deleted_at) => ({
      deleted_at,
      entries: entriesAt.get(deleted_at) ?? 0,
      items: itemsAt.get(deleted_at) ?? 0,
      import: importsAt.get(deleted_at) ?? null,
    })),
    total: entriesAt.values().reduce((sum, entries) => sum + entries, 0),
    next: lastRow ? `${lastRow.deleted_at}_${lastRow.rank}_${lastRow.id}` : null,
  };
}
