import { expect, test } from 'vitest';
import { memoryStore } from '../../test/memory-store.ts';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { Creation } from './creation.ts';

type Dish = { title: string; price: number | null };
type Row = Dish & { key: number };

/** A server with dishes, and what an open form knows of it. */
function setUp() {
  const rows: Row[] = [];
  const store = memoryStore();
  let losesAnswer = false;
  let refuses = false;
  const open = () =>
    new Creation<Dish, Row>({
      draft_key: 'dish',
      store,
      post: async ({ creation_key: key, ...body }) => {
        if (refuses) throw new ApiProblem({ code: 'validation_failed', status: 422, message: '' });
        const known = rows.find((row) => row.key === key);
        if (!known) rows.push({ ...body, key });
        if (losesAnswer) throw new NetworkProblem('lost');
        return known ?? { ...body, key };
      },
      put: async (row, fields) => {
        const changed = { ...row, ...fields };
        rows.splice(0, rows.length, ...rows.map((one) => (one.key === row.key ? changed : one)));
        return changed;
      },
    });
  const lose = async (creation: Creation<Dish, Row>, body: Dish) => {
    losesAnswer = true;
    await expect(creation.send(body)).rejects.toThrow(NetworkProblem);
    losesAnswer = false;
  };
  const refuse = async (creation: Creation<Dish, Row>, body: Dish) => {
    refuses = true;
    await expect(creation.send(body)).rejects.toThrow(ApiProblem);
    refuses = false;
  };
  const dishes = () => rows.map(({ title, price }) => ({ title, price }));
  return { store, open, lose, refuse, dishes };
}

test('what was typed after the answer got lost is saved as a change of the one that was created', async () => {
  const { open, lose, dishes } = setUp();
  const creation = open();
  await lose(creation, { title: 'Cake', price: null });
  await creation.send({ title: 'Cake', price: 700 });
  expect(dishes()).toEqual([{ title: 'Cake', price: 700 }]);
});

test('after a reload it is the same creation as long as the text is kept, and another one without', async () => {
  const { store, open, lose, dishes } = setUp();
  store.setItem('dish', '{}');
  await lose(open(), { title: 'Cake', price: null });
  await open().send({ title: 'Plum cake', price: null });
  expect(dishes()).toEqual([{ title: 'Plum cake', price: null }]);
  store.removeItem('dish');
  await open().send({ title: 'Tart', price: null });
  expect(dishes()).toHaveLength(2);
});

test('what was refused is sent anew as it is by then', async () => {
  const { open, refuse, dishes } = setUp();
  const creation = open();
  await refuse(creation, { title: 'Cake', price: -1 });
  await creation.send({ title: 'Cake', price: 700 });
  expect(dishes()).toEqual([{ title: 'Cake', price: 700 }]);
});
