import { beforeAll, expect, test } from 'vitest';
import { refusedLines } from './lint-files.ts';

const IMPORT_RULES = ['lint/style/noRestrictedImports', 'plugin'];

/** File that imports → what it imports. Each must be refused by the linter. */
const FORBIDDEN: [file: string, specifier: string][] = [
  ['shared/money.ts', 'fastify'],
  ['shared/money.ts', 'node:fs'],
  ['shared/api/menus.ts', '../../server/menus/queries.ts'],
  ['shared/money.ts', '../reader/reading.ts'],
  ['reader/open-reader.ts', '../server/env.ts'],
  ['reader/pages/pdf.ts', '../../server/db/db.ts'],
  ['reader/pages/pdf.ts', '../../web/guest/page.tsx'],
  ['reader/pages/pdf.ts', '../../test/browser.ts'],
  ['reader/words/vocabulary.ts', '../prices/price-token.ts'],
  ['reader/prices/runs.ts', '../lines/lines.ts'],
  ['reader/lines/lines.ts', '../blocks/block.ts'],
  ['reader/blocks/block.ts', '../draft/build-draft.ts'],
  ['reader/draft/build-draft.ts', '../text/ocr.ts'],
  ['reader/text/ocr.ts', '../lines/lines.ts'],
  ['reader/pages/read-page.ts', '../draft/structure-pages.ts'],
  ['server/http/errors.ts', '../accounts/require-user.ts'],
  ['server/db/open-db.ts', '../menus/queries.ts'],
  ['server/jobs/start-jobs.ts', '../all-jobs.ts'],
  ['server/http/errors.ts', '../app.ts'],
  ['server/deps.ts', './accounts/routes.ts'],
  ['server/deps.ts', './app.ts'],
  ['server/accounts/routes.ts', '../restaurants/queries.ts'],
  ['server/passkeys/routes.ts', '../restaurants/queries.ts'],
  ['server/restaurants/require-restaurant.ts', '../subscriptions/premium-of.ts'],
  ['server/subscriptions/premium-of.ts', '../usage/take-usage.ts'],
  ['server/usage/take-usage.ts', '../menus/queries.ts'],
  ['server/menus/routes.ts', '../imports/store/queries.ts'],
  ['server/restaurants/queries.ts', '../menus/queries.ts'],
  ['server/imports/routes.ts', '../pictures/make-logo.ts'],
  ['server/pictures/make-logo.ts', '../publishing/queries.ts'],
  ['server/publishing/routes.ts', '../translations/queries.ts'],
  ['server/translations/routes.ts', '../public-pages/routes.ts'],
  ['server/public-pages/routes.ts', '../chat/routes.ts'],
  ['server/chat/routes.ts', '../account-data/queries.ts'],
  ['server/chat/routes.ts', '../service/routes.ts'],
  ['server/menus/routes.ts', '../app.ts'],
  ['server/menus/routes.ts', '../main.ts'],
  ['server/menus/routes.ts', '../../test/test-app.ts'],
  ['server/public-pages/routes.ts', '../../web/render.tsx'],
  ['server/main.ts', '../dist/render/render.js'],
  ['server/menus/routes.ts', './tables.ts'],
  ['server/imports/apply/apply-import.ts', '../../menus/tables.ts'],
  ['server/imports/apply/apply-import.ts', '../../pictures/make-logo.ts'],
  ['server/imports/apply/apply-import.ts', '../store/tables.ts'],
  ['server/imports/store/queries.ts', '../apply/choices.ts'],
  ['server/imports/store/queries.ts', '../run/lease.ts'],
  ['server/imports/apply/apply-import.ts', '../run/lease.ts'],
  ['server/imports/apply/apply-import.ts', '../review/review.ts'],
  ['server/imports/run/steps.ts', '../review/review.ts'],
  ['server/imports/review/review.ts', '../run/lease.ts'],
  ['server/imports/run/steps.ts', '../routes.ts'],
  ['server/imports/run/steps.ts', '../../app.ts'],
  ['server/imports/routes.ts', 'sharp'],
  ['server/publishing/qr.ts', '@napi-rs/canvas'],
  ['server/imports/routes.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ['server/imports/routes.ts', 'tesseract.js'],
  ['server/imports/routes.ts', '@hyzyla/pdfium'],
  ['web/guest/page.tsx', '../../server/deps.ts'],
  ['web/guest/page.tsx', '../../reader/reading.ts'],
  ['web/guest/page.tsx', '../../e2e/guest.e2e.ts'],
  ['web/guest/page.tsx', 'sharp'],
  ['web/ui/button.tsx', '../../shared/money.ts'],
  ['web/ui/button.tsx', '../api/client.ts'],
  ['web/ui/dialog/dialog.tsx', '../../routes.tsx'],
  ['web/pages/menus/menus-page.tsx', '../imports/review-page.tsx'],
  ['web/pages/menus/list/row.tsx', '../../imports/review-page.tsx'],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['shared/money.ts', 'zod'],
  ['shared/api/menus.ts', '../menu.ts'],
  ['reader/pages/pdf.ts', '../../shared/draft.ts'],
  ['reader/pages/pdf.ts', '../text/words.ts'],
  ['reader/text/ocr.ts', '../prices/price-token.ts'],
  ['reader/draft/build-draft.ts', '../lines/lines.ts'],
  ['reader/child.ts', './draft/structure-pages.ts'],
  ['reader/pages/pdf.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ['server/http/errors.ts', '../../shared/errors.ts'],
  ['server/http/errors.ts', '../db/db.ts'],
  ['server/http/set-up-http.ts', './app.ts'],
  ['server/http/set-up-http.ts', '../deps.ts'],
  ['server/menus/routes.ts', '../restaurants/require-restaurant.ts'],
  ['server/menus/routes.ts', '../http/app.ts'],
  ['server/menus/queries.ts', './tables.ts'],
  ['server/menus/tables.ts', '../restaurants/tables.ts'],
  ['server/imports/routes.ts', '../menus/queries.ts'],
  ['server/imports/run/read-menu.job.ts', '../../../reader/open-reader.ts'],
  ['server/imports/run/steps.ts', '../apply/apply-import.ts'],
  ['server/imports/review/review.ts', '../apply/choices.ts'],
  ['server/imports/apply/apply-import.ts', '../store/queries.ts'],
  ['server/imports/routes.ts', './review/review-routes.ts'],
  ['server/pictures/make-logo.ts', 'sharp'],
  ['server/app.ts', './public-pages/routes.ts'],
  ['server/main.ts', './app.ts'],
  ['server/menus/routes.test.ts', '../../test/test-app.ts'],
  ['server/menus/routes.test.ts', './tables.ts'],
  ['web/guest/page.tsx', '../../shared/money.ts'],
  ['web/guest/page.tsx', 'react-dom/server'],
  ['web/ui/dialog/dialog.tsx', '../button.tsx'],
  ['web/pages/menus/menus-page.tsx', '../../forms/form.tsx'],
  ['web/pages/menus/menus-page.tsx', './row.tsx'],
  ['web/pages/menus/list/row.tsx', '../menus-page.tsx'],
  ['test/test-app.ts', '../server/app.ts'],
];

/** The ways to import, each of which the rules must see; each is one line. */
const WAYS = [
  (specifier: string) => `import { a } from '${specifier}';`,
  (specifier: string) => `import type { b } from '${specifier}';`,
  (specifier: string) => `export { c } from '${specifier}';`,
  (specifier: string) => `export const d = () => import('${specifier}');`,
];

/** `file specifier` → how many of the ways were refused. */
const refusals = new Map<string, number>();

beforeAll(() => {
  const casesOf = Map.groupBy([...FORBIDDEN, ...ALLOWED], ([file]) => file);
  const files = new Map<string, string>();
  for (const [file, cases] of casesOf)
    files.set(file, cases.flatMap(([, specifier]) => WAYS.map((write) => write(specifier))).join('\n'));
  for (const { path, line } of refusedLines(files, IMPORT_RULES)) {
    const [, specifier] = casesOf.get(path)?.[Math.floor((line - 1) / WAYS.length)] ?? [];
    const key = `${path} ${specifier}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }
}, 60_000);

test.each(FORBIDDEN)('%s must not import %s', (file, specifier) => {
  expect(refusals.get(`${file} ${specifier}`)).toBe(WAYS.length);
});

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(refusals.get(`${file} ${specifier}`)).toBeUndefined();
});

test('only server/restaurants grants access', () => {
  const content = `import { grantAccess } from '../restaurants/access.ts';\ngrantAccess('a');\n`;
  const files = new Map(
    ['imports/run/read-menu.job.ts', 'restaurants/require-restaurant.ts'].map((file) => [`server/${file}`, content]),
  );
  expect(refusedLines(files, IMPORT_RULES)).toEqual([{ path: 'server/imports/run/read-menu.job.ts', line: 1 }]);
});
