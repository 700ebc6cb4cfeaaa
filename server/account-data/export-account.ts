import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { account_file as english } from '../../shared/i18n/server/en.ts';
import { account_file as french } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import { listSessions } from '../accounts/queries.ts';
import { listSecurityEvents } from '../accounts/security-queries.ts';
import type { UserRow } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import { findWebhook, listDeliveries } from '../hooks/queries.ts';
import { listImportFiles } from '../imports/store/queries.ts';
import { listMenuKeys } from '../keys/queries.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import { findOwnDomain } from '../own-domains/queries.ts';
import { getStoredContent, listVersionsOf } from '../publishing/queries.ts';
import { listCodes } from '../qr/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { listRestaurantsOfUser } from '../restaurants/people-queries.ts';
import { listRemembered } from '../translations/memory-queries.ts';
import { listLanguages } from '../translations/queries.ts';
import { listCodeDays, listVisits } from '../visits/queries.ts';
import { visitsCsv } from '../visits/visits-csv.ts';
import { menuCsv, pictureName, picturesOf, portableName } from './menu-file.ts';

type ExportDeps = Pick<Deps, 'db' | 'files' | 'log' | 'now'>;
type Account = { user: UserRow; owned: readonly RestaurantAccess[]; locale: AppLocale };

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };
const LONG_AGO = '1970-01-01';

/**
 * Exports an account as a ZIP file that is streamed: each part is read once the previous one was sent, so that memory
 * and database hold only one at a time. If a part fails, the file is cut short, so that no program opens it as a
 * complete ZIP.
 */
export function exportAccount(deps: ExportDeps, account: Account): Readable {
  const zip = new ZipFile();
  // It is a PassThrough, but its types don't say so.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => {
    deps.log.error({ err: error }, 'an account could not be exported');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  addParts(deps, account, zip, output)
    .then(() => zip.end())
    .catch(fail);
  return output;
}

async function addParts(deps: ExportDeps, account: Account, zip: ZipFile, output: Readable): Promise<void> {
  const { user, owned, locale } = account;
  const mtime = deps.now();
  let current: Readable | undefined;
  // If the client aborts the download, the open file must be closed.
  output.once('close', () => current?.destroy());
  const add = (name: string, read: () => Promise<Readable> | Readable, options: { compress?: boolean } = {}) =>
    zip.addReadStreamLazy(name, { mtime, ...options }, (give) => {
      Promise.resolve()
        .then(read)
        .then(
          (stream) => {
            current = stream;
            if (output.destroyed) stream.destroy();
            give(null, stream);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
    });
  const addText: AddText = (name, write) => add(name, () => Readable.from(write(), { objectMode: false }));
  const addFile = (name: string, key: FileKey) =>
    add(name, async () => (await deps.files.find(key))?.stream ?? Readable.from([]), { compress: false });

  addText('README.txt', () => [WORDS[locale].readme.replaceAll('{{product}}', PRODUCT_NAME)]);
  addText('account.json', () => writeAccount(deps, user));
  for (const [index, access] of owned.entries()) {
    // Files of a single restaurant, which most accounts have, need no folder.
    const folder = index === 0 ? '' : `restaurants/${access.restaurant_id}/`;
    const addTextHere: AddText = (name, write) => addText(`${folder}${name}`, write);
    await addRestaurant(deps, { access, locale }, addTextHere, (name, key) => addFile(`${folder}${name}`, key));
  }
}

type AddText = (name: string, write: () => Iterable<string> | AsyncIterable<string>) => void;

async function addRestaurant(
  deps: ExportDeps,
  { access, locale }: { access: RestaurantAccess; locale: AppLocale },
  addText: AddText,
  addFile: (name: string, key: FileKey) => void,
): Promise<void> {
  const restaurant = await restaurantWithMenus(deps.db, access, deps.now());
  addText('menu.json', () => writeRestaurant(restaurant));
  addText('menu.csv', () => menuCsv(restaurant, WORDS[locale]));
  if (restaurant.logo) addFile('pictures/logo.webp', `public/${restaurant.logo.file}`);
  for (const { item, file } of picturesOf(restaurant)) addFile(pictureName(item), `public/${file}`);
  for (const version of await listVersionsOf(deps.db, access))
    addText(`publications/${version}.json`, () => writeOne(getStoredContent(deps.db, access.restaurant_id, version)));
  for (const { locale: language } of await listLanguages(deps.db, access))
    addText(`translations/${language}.json`, () =>
      writeOne(listRemembered(deps.db, access, language).then((texts) => JSON.stringify(texts, null, 1))),
    );
  addText('visits.csv', () =>
    writeOne(listVisits(deps.db, access, LONG_AGO).then((visits) => visitsCsv(visits, locale))),
  );
  addText('qr-codes.json', () => writeCodes(deps, access));
  addText('website.json', () => writeWebsite(deps, access));
  for (const { id, files } of await listImportFiles(deps.db, access))
    for (const [index, { name, key, is_laid_out }] of files.entries())
      addFile(`uploads/${id}/${index + 1} ${portableName(is_laid_out ? `${name}.pdf` : name)}`, key);
}

async function* writeAccount({ db, now }: ExportDeps, user: UserRow): AsyncIterable<string> {
  const { id, email, new_email, email_verified_at, locale, idle_limit_hours, created_at } = user;
  const sessions = await listSessions(db, id, now().toISOString());
  const restaurants = (await listRestaurantsOfUser(db, id)).map(({ id: restaurant_id, name, role }) => ({
    restaurant_id,
    name,
    role,
  }));
  const devices = sessions.map(({ device, timezone, created_at: since, last_used_at }) => ({
    device,
    timezone,
    created_at: since,
    last_used_at,
  }));
  const security_events = await listSecurityEvents(db, id, now());
  const account = {
    id,
    email,
    new_email,
    email_verified_at,
    locale,
    idle_limit_hours,
    created_at,
    restaurants,
    sessions: devices,
    security_events,
  };
  yield `${JSON.stringify(account, null, 2)}\n`;
}

/** The named codes, each with its scans by day. */
async function* writeCodes({ db }: ExportDeps, access: RestaurantAccess): AsyncIterable<string> {
  const days = Map.groupBy(await listCodeDays(db, access), ({ code_id }) => code_id);
  const codes = (await listCodes(db, access)).map(({ id, name, created_at }) => ({
    id,
    name,
    created_at,
    scans: (days.get(id) ?? []).map(({ day, hits }) => ({ day, hits })),
  }));
  yield `${JSON.stringify(codes, null, 1)}\n`;
}

/** The domain, the keys, the webhook and its deliveries, without their secrets, which nobody has but their owner. */
async function* writeWebsite({ db }: ExportDeps, access: RestaurantAccess): AsyncIterable<string> {
  const keys = (await listMenuKeys(db, access)).map(({ id, name, created_at, last_used_on }) => ({
    id,
    name,
    created_at,
    last_used_on,
  }));
  const webhook = await findWebhook(db, access);
  const deliveries = await listDeliveries(db, access, new Date(LONG_AGO));
  const shownWebhook = webhook ? { url: webhook.url, created_at: webhook.created_at, deliveries } : null;
  const ownDomain = await findOwnDomain(db, access);
  const shownDomain = ownDomain
    ? { host: ownDomain.host, state: ownDomain.state, since_at: ownDomain.since_at, checked_at: ownDomain.checked_at }
    : null;
  yield `${JSON.stringify({ keys, webhook: shownWebhook, own_domain: shownDomain }, null, 1)}\n`;
}

/** One section at a time: a large menu in one piece would block the event loop. */
function* writeRestaurant({ menus, ...restaurant }: Restaurant): Iterable<string> {
  yield `{${JSON.stringify(restaurant).slice(1, -1)},"menus":[`;
  for (const [index, { sections, ...menu }] of menus.entries()) {
    yield `${index > 0 ? ',' : ''}\n{${JSON.stringify(menu).slice(1, -1)},"sections":[`;
    for (const [place, section] of sections.entries()) yield `${place > 0 ? ',' : ''}\n${JSON.stringify(section)}`;
    yield ']}';
  }
  yield ']}\n';
}

async function* writeOne(text: Promise<string>): AsyncIterable<string> {
  yield await text;
}
