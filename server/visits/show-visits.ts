import type { VisitsAnswer } from '../../shared/api/visits.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { keptDays } from './local-day.ts';
import { listDays, listScannedCodes, listVisitedLanguages, listVisitedMenus } from './queries.ts';

/** The days of a restaurant that are shown, oldest first. */
export async function shownDays({ db, now }: Pick<Deps, 'db' | 'now'>, access: RestaurantAccess): Promise<string[]> {
  const restaurant = await findRestaurant(db, access);
  if (!restaurant) throw new Refusal('not_found');
  return keptDays(restaurant.timezone, now());
}

/** The scans of named codes in the same days, by the code's number. */
export async function scansOfCodes(
  deps: Pick<Deps, 'db' | 'now'>,
  access: RestaurantAccess,
): Promise<ReadonlyMap<number, number>> {
  const [since = ''] = await shownDays(deps, access);
  const codes = await listScannedCodes(deps.db, access, since);
  return new Map(codes.map(({ code_id, scans }) => [code_id, scans]));
}

export async function showVisits(deps: Pick<Deps, 'db' | 'now'>, access: RestaurantAccess): Promise<VisitsAnswer> {
  const days = await shownDays(deps, access);
  const since = days[0] ?? '';
  const countsByDay = new Map((await listDays(deps.db, access, since)).map((row) => [row.day, row]));
  return {
    days: days.map((day) => countsByDay.get(day) ?? { day, visits: 0, scans: 0 }),
    languages: await listVisitedLanguages(deps.db, access, since),
    menus: await listVisitedMenus(deps.db, access, since),
    codes: await listScannedCodes(deps.db, access, since),
  };
}
