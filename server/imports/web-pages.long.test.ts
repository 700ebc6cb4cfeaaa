import { expect, it } from 'vitest';
import { importAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { getReview } from '../../test/imports.ts';
import { newOwner } from '../../test/owners.ts';
import { WEB_PAGES } from '../../test/web-pages.ts';
import { startWebServer } from '../../test/web-server.ts';

const LONG_MS = 600_000;
const site = await startWebServer();
const t = await embeddedApp({ env: { WEB_IMPORT_PRIVATE_ORIGINS: site.origin } });

it.each(Object.entries(WEB_PAGES))(
  'reads a page of %s into sections, dishes, descriptions and prices',
  async (_, html) => {
    const owner = await newOwner(t);
    site.answer('/menu', html);
    const path = fillPath(API_PATHS.restaurantMenusFromPage, { id: owner.restaurant_id });
    const answer = await owner.post(path, { address: `${site.origin}/menu`, apply: 'review' });
    const { import: startedImport } = importAnswerSchema.parse(answer.json());
    await t.idle(60_000);
    const { draft } = await getReview(owner, startedImport.id);
    const dishes = draft.sections.flatMap(({ title, items }) =>
      items.map((item) => [
        title?.value.toLowerCase(),
        item.title.value,
        item.description?.value,
        ...item.prices.map(({ amount }) => amount.value),
      ]),
    );
    expect(dishes).toEqual([
      ['starters', 'Leek soup', 'Cream, chives', '9.50'],
      ['starters', 'Country terrine', 'Pickles and toast', expect.stringMatching(/^12(?:\.00)?$/)],
      ['mains', 'Duck breast', 'Honey, thyme', expect.stringMatching(/^24(?:\.00)?$/)],
      ['mains', 'Mushroom risotto', undefined, expect.stringMatching(/^18(?:\.00)?$/)],
    ]);
  },
  LONG_MS,
);
