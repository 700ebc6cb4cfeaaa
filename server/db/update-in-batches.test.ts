import { isNotNull, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { updateInBatches } from './update-in-batches.ts';

const t = await testApp({ work: false });
const plates = pgTable('emptied_plates', { id: integer(), food: text() });

test('every row that matches is updated, and no other, however many batches it needs', async () => {
  const { db } = t.deps;
  await db.execute(
    sql`create table emptied_plates as select n as id, 'tarte' as food from generate_series(1, 250) as numbers (n)`,
  );
  const matches = sql`${plates.food} is not null and ${plates.id} < 240`;
  await updateInBatches(db, plates, { food: null }, { matches, batch_rows: 100 });
  const fullPlates = await db.select().from(plates).where(isNotNull(plates.food)).orderBy(plates.id);
  expect([fullPlates.length, fullPlates[0]?.id, await db.$count(plates)]).toEqual([11, 240, 250]);
});
