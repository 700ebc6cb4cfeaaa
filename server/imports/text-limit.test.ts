import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getDraft, importFiles, outline } from '../../test/imports.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from './run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs, env: { MAX_TEXT_CHARACTERS: '400' } });
const LONG = 'x'.repeat(300);

test('all menus of a restaurant together hold so much text, whoever adds it, and can always be shortened', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Desserts' });
  const item = await makeItem(owner, section, { title: 'Tarte', description: LONG });
  const at = fillPath(API_PATHS.item, { id: item.id });
  const more = { label: 'Crème', price: 100 };
  const added = [
    await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Flan', details: 'y'.repeat(100) }),
    await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Vins', description: 'y'.repeat(100) }),
    await owner.put(at, { options: [more, more, more, more] }),
    await owner.put(fillPath(API_PATHS.section, { id: section.id }), { description: 'y'.repeat(100) }),
  ];
  expect(added.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
    added.map(() => [422, 'too_much_text']),
  );
  expect(added[0]?.json().error.message).toContain('400');
  expect((await owner.put(at, { price: 900 })).statusCode).toBe(200);

  t.deps.env.limits = { ...t.deps.env.limits, MAX_TEXT_CHARACTERS: 200 };
  expect((await owner.put(at, { description: 'x'.repeat(250) })).statusCode).toBe(200);
  expect((await owner.put(at, { description: 'x'.repeat(251) })).json().error.code).toBe('too_much_text');
  t.deps.env.limits = { ...t.deps.env.limits, MAX_TEXT_CHARACTERS: 400 };
});

test('an import that holds too much leaves the menu as it was, and says so', async () => {
  const owner = await newOwner(t);
  const items = ['Soupe', 'Tarte', 'Flan'].map((name, index) => readDish(index + 2, `${name} `.repeat(30), '9'));
  const done = await importFiles(t, owner, [scriptedFile({ pages: [{ sections: [readSection(1, 'Plats', items)] }] })]);
  expect(done).toMatchObject({ status: 'failed', error: { code: 'too_much_text' }, applied_at: null });
  expect(done.error?.message).toContain('400');
  expect(outline(await getDraft(owner))).toEqual({});
});

test('an import that replaced a large menu by another can be rolled back', async () => {
  const owner = await newOwner(t);
  await makeItem(owner, await makeSection(owner, { title: 'Desserts' }), { title: 'Tarte', description: LONG });
  const dishes = [readDish(2, 'Soupe '.repeat(30), '9')];
  const pages = [{ sections: [readSection(1, 'Plats', dishes)] }];
  const { id } = await importFiles(t, owner, [scriptedFile({ pages })], { option: 'overwrite' });
  expect(Object.keys(outline(await getDraft(owner)))).toEqual(['Plats']);
  expect((await owner.post(fillPath(API_PATHS.importRollBack, { id }))).statusCode).toBe(200);
  expect(Object.keys(outline(await getDraft(owner)))).toEqual(['Desserts']);
});
