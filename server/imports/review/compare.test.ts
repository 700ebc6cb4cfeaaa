import { describe, expect, it } from 'vitest';
import type { Comparison, ComparisonChoices } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getImport, getReview, importFiles, outline } from '../../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { readMenuJob } from '../run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs, env: { MAX_MENUS: '3' } });

const menuFile = scriptedFile({
  pages: [
    {
      sections: [
        readSection(1, 'Mains', [
          readDish(2, 'Burger', '18'),
          readDish(3, 'Bavette', '27'),
          readDish(4, 'Risotto', '22'),
        ]),
      ],
    },
  ],
});

/** A menu with a burger, a steak and a soup, beside a draft that waits. */
async function compared() {
  const owner = await newOwner(t);
  const mains = await makeSection(owner, { title: 'Mains' });
  const soup = await makeItem(owner, mains, { title: 'Leek soup', price: 900, details: 'With cream' });
  const burger = await makeItem(owner, mains, { title: 'Burger', price: 1700, details: 'Beef' });
  const steak = await makeItem(owner, mains, { title: 'Flank steak', price: 2600, details: 'Grilled' });
  const { id } = await importFiles(t, owner, [menuFile], { apply: 'review' });
  return { owner, mains, soup, burger, steak, id };
}

const decide = async (owner: OwnerWithRestaurant, id: number, against_menu: ComparisonChoices): Promise<Comparison> => {
  const choices = { fields: {}, removed: [], cursor: null, against_menu };
  const answer = await owner.put(fillPath(API_PATHS.importReview, { id }), choices);
  expect(answer.statusCode).toBe(200);
  return answer.json().comparison;
};
const apply = (owner: OwnerWithRestaurant, id: number, comparison?: string) =>
  owner.post(fillPath(API_PATHS.importApply, { id }), comparison === undefined ? undefined : { comparison });
const code = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

describe('the choice beside the comparison', () => {
  it('replaces the menu although the upload said to add, and the record says so', async () => {
    const { owner, soup, steak, burger, id } = await compared();
    const { comparison } = await getReview(owner, id);
    expect(comparison).toMatchObject({ option: 'add', menu_id: 1, added: [3, 4], missing_sections: [] });
    const replaced = await decide(owner, id, { target: { option: 'overwrite', menu_id: 1 } });
    expect(replaced).toMatchObject({
      option: 'overwrite',
      changed: [{ key: 2, item_id: burger.id, price_changes: true, changes: { prices: { to: { price: 1800 } } } }],
      missing: [{ item_id: soup.id }, { item_id: steak.id }],
    });
    const applied = await apply(owner, id, replaced.sign);
    expect(outline(applied.json().restaurant)).toEqual({ Mains: ['Burger 1800', 'Bavette 2700', 'Risotto 2200'] });
    expect(await getImport(owner, id)).toMatchObject({ option: 'overwrite', menu_id: 1 });
  });

  it('does dish by dish what was decided', async () => {
    const { owner, steak, soup, burger, id } = await compared();
    const { sign } = await decide(owner, id, {
      target: { option: 'overwrite', menu_id: 1 },
      pairs: [{ key: 3, item_id: steak.id }],
      refused: [2, 4],
      kept_items: [soup.id],
      keeps_order: true,
    });
    const { restaurant } = (await apply(owner, id, sign)).json();
    expect(outline(restaurant)).toEqual({ Mains: ['Leek soup 900', 'Burger 1700', 'Bavette 2700'] });
    const items = restaurant.menus[0].sections[0].items;
    expect(items).toMatchObject([
      { id: soup.id, details: 'With cream' },
      { id: burger.id, details: 'Beef', version: 1 },
      { id: steak.id, details: 'Grilled', title: 'Bavette' },
    ]);
  });

  it('makes a new menu, which goes again when the import is undone', async () => {
    const { owner, id } = await compared();
    const before = (await getDraft(owner)).menus;
    const { sign, ...comparison } = await decide(owner, id, {
      target: { option: 'add', menu_id: null, title: 'Evening' },
    });
    expect(comparison).toMatchObject({ menu_id: null, added: [2, 3, 4], missing: [], changed: [] });
    const { restaurant } = (await apply(owner, id, sign)).json();
    expect(restaurant.menus[0]).toEqual(before[0]);
    expect(restaurant.menus[1]).toMatchObject({ id: 2, title: 'Evening' });
    expect(outline(restaurant, 2)).toEqual({ Mains: ['Burger 1800', 'Bavette 2700', 'Risotto 2200'] });
    expect(await getImport(owner, id)).toMatchObject({ menu_id: 2, rollback: 'possible' });
    const undone = await owner.post(fillPath(API_PATHS.importRollBack, { id }));
    expect(undone.json()).toMatchObject({ removed: 3, kept: [] });
    expect((await getDraft(owner)).menus).toEqual(before);
  });

  it('leaves a menu that it made if the owner has put something on it since', async () => {
    const { owner, id } = await compared();
    await decide(owner, id, { target: { option: 'add', menu_id: null, title: 'Evening' } });
    await apply(owner, id);
    await makeSection(owner, { title: 'Sides', menu_id: 2 });
    await owner.post(fillPath(API_PATHS.importRollBack, { id }));
    expect((await getDraft(owner)).menus.map(({ title }) => title)).toContain('Evening');
  });

  it('refuses a new menu beyond the limit, and a name that can’t be one', async () => {
    const { owner, id } = await compared();
    const unnamed = await owner.put(fillPath(API_PATHS.importReview, { id }), {
      fields: {},
      removed: [],
      cursor: null,
      against_menu: { target: { option: 'add', menu_id: null, title: '<b>' } },
    });
    expect(unnamed.statusCode).toBe(422);
    await makeMenu(owner, { title: 'Two' });
    await makeMenu(owner, { title: 'Three' });
    await decide(owner, id, { target: { option: 'add', menu_id: null, title: 'Four' } });
    expect(code(await apply(owner, id))).toBe('too_many_menus');
    expect((await getDraft(owner)).menus).toHaveLength(3);
  });
});

describe('nothing is applied that wasn’t shown', () => {
  it('refuses what another device has added to the menu or decided since', async () => {
    const { owner, mains, id } = await compared();
    const replace = { target: { option: 'overwrite', menu_id: 1 } } as const;
    const shown = await decide(owner, id, replace);
    const tea = await makeItem(owner, mains, { title: 'Tea', price: 300 });
    expect(code(await apply(owner, id, shown.sign))).toBe('import_comparison_changed');
    expect(outline(await getDraft(owner))['Mains']).toContain('Tea 300');
    const { comparison } = await getReview(owner, id);
    expect(comparison.missing.map(({ item_id }) => item_id)).toContain(tea.id);
    await decide(owner, id, { ...replace, kept_items: [tea.id] });
    expect(code(await apply(owner, id, comparison.sign))).toBe('import_comparison_changed');
    expect((await apply(owner, id, (await getReview(owner, id)).comparison.sign)).statusCode).toBe(200);
    expect(outline(await getDraft(owner))['Mains']).toContain('Tea 300');
  });

  it('applies once, whichever device asks first', async () => {
    const { owner, id } = await compared();
    const { sign } = await decide(owner, id, { target: { option: 'overwrite', menu_id: 1 } });
    const answers = await Promise.all([1, 2].map(() => apply(owner, id, sign)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('shows a draft whose menu was deleted as a new menu, and makes that one once it was shown', async () => {
    const owner = await newOwner(t);
    const { id: lunch } = await makeMenu(owner, { title: 'Lunch' });
    const { id } = await importFiles(t, owner, [menuFile], { apply: 'review', menu_id: String(lunch) });
    expect((await owner.delete(fillPath(API_PATHS.menu, { id: lunch }))).statusCode).toBe(204);
    const { comparison } = await getReview(owner, id);
    expect(comparison).toMatchObject({ menu_id: null, added: [2, 3, 4] });
    expect(code(await apply(owner, id))).toBe('not_found');
    const before = (await getDraft(owner)).menus;
    const applied = await apply(owner, id, comparison.sign);
    expect(applied.statusCode).toBe(200);
    const { menus } = await getDraft(owner);
    expect(menus.slice(0, -1)).toEqual(before);
    expect(outline(await getDraft(owner), menus.at(-1)?.id)).toEqual({
      Mains: ['Burger 1800', 'Bavette 2700', 'Risotto 2200'],
    });
    expect(await getImport(owner, id)).toMatchObject({ option: 'add', menu_id: menus.at(-1)?.id });
  });

  it('refuses the comparison with a menu that was deleted since, and puts the draft where the owner then says', async () => {
    const owner = await newOwner(t);
    const { id: lunch } = await makeMenu(owner, { title: 'Lunch' });
    const { id } = await importFiles(t, owner, [menuFile], { apply: 'review', menu_id: String(lunch) });
    const { comparison } = await getReview(owner, id);
    await owner.delete(fillPath(API_PATHS.menu, { id: lunch }));
    expect(code(await apply(owner, id, comparison.sign))).toBe('import_comparison_changed');
    const { sign } = await decide(owner, id, { target: { option: 'add', menu_id: 1 } });
    expect((await apply(owner, id, sign)).statusCode).toBe(200);
  });

  it('never empties a menu by letting everything go and taking nothing', async () => {
    const { owner, id } = await compared();
    const { sign } = await decide(owner, id, {
      target: { option: 'overwrite', menu_id: 1 },
      refused: [3, 4],
      pairs: [{ key: 2, item_id: null }],
    });
    expect((await apply(owner, id, sign)).statusCode).toBe(200);
    const second = await compared();
    const all = await decide(second.owner, second.id, {
      target: { option: 'overwrite', menu_id: 1 },
      refused: [2, 3, 4],
      pairs: [{ key: 2, item_id: null }],
    });
    expect(code(await apply(second.owner, second.id, all.sign))).toBe('import_empty');
  });
});
