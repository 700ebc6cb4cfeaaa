import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { workerAccess } from '../restaurants/access.ts';
import { addSpending } from './queries.ts';
import { chatSpending } from './tables.ts';

const t = await testApp();

test('questions, tokens and costs of a model add up over its month; an answer without a price adds none', async () => {
  const owner = await newOwner(t);
  const access = workerAccess(owner.restaurant_id);
  const answer = { month: '2026-11', model: 'small', input_tokens: 100, output_tokens: 20, cost: 0.25 };
  await addSpending(t.deps.db, access, answer);
  await addSpending(t.deps.db, access, { ...answer, cost: null });
  await addSpending(t.deps.db, access, answer);
  await addSpending(t.deps.db, access, { ...answer, month: '2026-12', cost: null });
  const rows = await t.deps.db
    .select()
    .from(chatSpending)
    .where(eq(chatSpending.restaurant_id, owner.restaurant_id))
    .orderBy(chatSpending.month);
  const sameModel = { restaurant_id: owner.restaurant_id, model: 'small' };
  expect(rows).toEqual([
    { ...sameModel, month: '2026-11', questions: 3, input_tokens: 300, output_tokens: 60, cost: 0.5 },
    { ...sameModel, month: '2026-12', questions: 1, input_tokens: 100, output_tokens: 20, cost: null },
  ]);
});
