import { expect, test } from 'vitest';
import { circlesOf, importGraph, importsOf } from '../lint/import-graph.ts';
import { refusalOf } from '../lint/import-rules.ts';
import { refusedLines } from './lint-files.ts';

const graph = importGraph();

test('every import keeps the rules', () => {
  const refused = [...graph].flatMap(([file, specifiers]) =>
    [...specifiers].flatMap((specifier) => {
      const why = refusalOf(file, specifier);
      return why === undefined ? [] : [`${file} imports ${specifier}: ${why}`];
    }),
  );
  expect(refused).toEqual([]);
});

test('no files import each other in a circle, not even types', () => {
  expect(circlesOf(graph)).toEqual([]);
});

test('a circle is found, however long', () => {
  const links: [string, string[]][] = [
    ['web/a.ts', ['./b/b.ts']],
    ['web/b/b.ts', ['../c.ts?first', 'react']],
    ['web/c.ts', ['./a.ts', './d.ts']],
    ['web/d.ts', []],
  ];
  const circles = circlesOf(new Map(links.map(([path, specifiers]) => [path, new Set(specifiers)])));
  expect(circles).toEqual([['web/a.ts', 'web/b/b.ts', 'web/c.ts']]);
});

/** File that imports → what it must not import. */
const FORBIDDEN: [file: string, specifier: string][] = [
  ['shared/money.ts', 'fastify'],
  ['shared/money.ts', 'zod'],
  ['shared/money.ts', 'node:fs'],
  ['shared/api/menus.ts', '../../server/menus/queries.ts'],
  ['shared/money.ts', '../reader/reading.ts'],
  ['reader/open-reader.ts', '../server/env.ts'],
  ['reader/pages/pdf.ts', '../../server/db/db.ts'],
  ['reader/pages/pdf.ts', '../../web/guest/page.tsx'],
  ['reader/pages/pdf.ts', '../../test/browser.ts'],
  ['reader/reading.ts', './text/ocr.ts'],
  ['reader/page-language.ts', './text/ocr.ts'],
  ['reader/geometry/run.ts', '../words/vocabulary.ts'],
  ['reader/words/vocabulary.ts', '../prices/price-token.ts'],
  ['reader/prices/join-runs.ts', '../lines/lines.ts'],
  ['reader/lines/lines.ts', '../blocks/block.ts'],
  ['reader/blocks/block.ts', '../draft/build-draft.ts'],
  ['reader/draft/build-draft.ts', '../text/ocr.ts'],
  ['reader/text/ocr.ts', '../lines/lines.ts'],
  ['reader/text/ocr.ts', '../pages/read-page.ts'],
  ['reader/picture/raster.ts', '../neural/models.ts'],
  ['reader/model/ask-model.ts', '../open-reader.ts'],
  ['reader/pages/read-page.ts', '../draft/structure-pages.ts'],
  ['server/http/answers/errors.ts', '../../accounts/require-user.ts'],
  ['server/db/open-db.ts', '../menus/queries.ts'],
  ['server/jobs/start-jobs.ts', '../all-jobs.ts'],
  ['web/api/ask.ts', '../session/guard.ts'],
  ['server/http/answers/errors.ts', '../../app.ts'],
  ['server/deps.ts', './accounts/routes.ts'],
  ['server/deps.ts', './app.ts'],
  ['server/accounts/routes.ts', '../restaurants/queries.ts'],
  ['server/passkeys/routes.ts', '../restaurants/queries.ts'],
  ['server/restaurants/require-restaurant.ts', '../subscriptions/require-premium.ts'],
  ['server/subscriptions/require-premium.ts', '../usage/take-usage.ts'],
  ['server/usage/take-usage.ts', '../menus/queries.ts'],
  ['server/menus/routes.ts', '../imports/store/queries.ts'],
  ['server/restaurants/queries.ts', '../menus/queries.ts'],
  ['server/imports/routes.ts', '../pictures/make-logo.ts'],
  ['server/pictures/child/make-logo.ts', '../../publishing/queries.ts'],
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
  ['web/draft/change/change.ts', '../../forms/form-of.ts'],
  ['web/draft/change/change.ts', '../queue/save-queue.ts'],
  ['web/draft/queue/save-queue.ts', '../shown/unsaved-edits.tsx'],
  ['web/frame/app-layout.tsx', '../pages/account/email-check.tsx'],
  ['web/review/review-screen.tsx', '../pages/imports/failures.tsx'],
  ['web/publishing/use-checks.ts', '../frame/navigation.tsx'],
  ['server/imports/routes.ts', 'sharp'],
  ['server/qr/routes.ts', '@napi-rs/canvas'],
  ['server/pictures/pictures.ts', 'sharp'],
  ['server/imports/routes.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ['server/imports/routes.ts', 'tesseract.js'],
  ['server/imports/routes.ts', '@hyzyla/pdfium'],
  ['web/guest/page.tsx', '../../server/deps.ts'],
  ['web/guest/page.tsx', '../../reader/reading.ts'],
  ['web/guest/page.tsx', '../../e2e/guest.e2e.ts'],
  ['server/pictures/routes.ts', './generate/image-routes.ts'],
  ['server/pictures/child/make-logo.ts', '../pictures.ts'],
  ['server/publishing/queries.ts', './memory/public-entry.ts'],
  ['server/http/guards/xsrf.ts', '../set-up/set-up-http.ts'],
  ['server/menus/routes.ts', '../http/set-up/set-up-http.ts'],
  ['web/guest/page.tsx', 'sharp'],
  ['web/ui/button.tsx', '../../shared/money.ts'],
  ['web/ui/button.tsx', '../api/client.ts'],
  ['web/ui/dialog/dialog.tsx', '../../routes.tsx'],
  ['web/pages/menus/menus-page.tsx', '../imports/review-page.tsx'],
  ['web/pages/menus/list/row.tsx', '../../imports/review-page.tsx'],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['shared/money.ts', 'zod/mini'],
  ['shared/api/menus.ts', '../menu.ts'],
  ['reader/pages/pdf.ts', '../../shared/draft.ts'],
  ['reader/pages/pdf.ts', '../text/words.ts'],
  ['reader/text/ocr.ts', '../prices/price-token.ts'],
  ['reader/draft/build-draft.ts', '../lines/lines.ts'],
  ['reader/child.ts', './draft/structure-pages.ts'],
  ['reader/pages/pdf.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ['server/http/answers/errors.ts', '../../../shared/errors.ts'],
  ['server/http/answers/errors.ts', '../../db/db.ts'],
  ['server/http/set-up/set-up-http.ts', '../app.ts'],
  ['server/http/set-up/set-up-http.ts', '../../deps.ts'],
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
  ['server/pictures/child/make-logo.ts', 'sharp'],
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

const WAYS = [
  `import { a } from './a.ts';`,
  `import type { b } from './b.ts';`,
  `import { type c } from './c.ts';`,
  `import './d.ts';`,
  `export { e } from './e.ts';`,
  `export type { f } from './f.ts';`,
  `export const g = () => import('./g.ts');`,
  `export const h = async () => (await import('./h.ts')).h;`,
];

test('every way to import is seen', () => {
  expect([...importsOf('web/file.tsx', WAYS.join('\n'))].sort()).toEqual([...'abcdefgh'].map((name) => `./${name}.ts`));
});

test.each(FORBIDDEN)('%s must not import %s', (file, specifier) => {
  expect(refusalOf(file, specifier)).toEqual(expect.any(String));
});

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(refusalOf(file, specifier)).toBeUndefined();
});

test('only server/restaurants grants access', () => {
  const content = `import { grantAccess } from '../restaurants/access.ts';\ngrantAccess('a');\n`;
  const files = new Map(
    ['imports/run/read-menu.job.ts', 'restaurants/require-restaurant.ts'].map((file) => [`server/${file}`, content]),
  );
  expect(refusedLines(files, ['plugin'])).toEqual([{ path: 'server/imports/run/read-menu.job.ts', line: 1 }]);
});

test('a way into an account is written through an AuthorizedUser only, and proofs are made where they are checked', () => {
  const files = new Map([
    [
      'server/service/queries.ts',
      `export async function insertLink({ tx }: AuthorizedUser) {\n  await tx.insert(serviceLinks).values({});\n}\n` +
        `export async function insertOther(tx: Db) {\n  await tx.insert(serviceLinks).values({});\n}\n` +
        `export async function insertOutside({ tx }: AuthorizedUser, db: Db) {\n  await db.insert(sessions).values({});\n}\n`,
    ],
    ['server/service/routes.ts', `import { makeProof } from '../accounts/authorized-user.ts';\nmakeProof({});\n`],
  ]);
  expect(refusedLines(files, ['plugin'])).toEqual([
    { path: 'server/service/queries.ts', line: 5 },
    { path: 'server/service/queries.ts', line: 8 },
    { path: 'server/service/routes.ts', line: 1 },
  ]);
});
