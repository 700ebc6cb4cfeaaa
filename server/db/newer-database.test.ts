import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';

test('code that is older than the database does not touch it, and says so in one line', async () => {
  const opened = await openTestDatabase();
  closeAfterFile(() => opened.close());
  await opened.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', ${Date.UTC(2096, 0, 2)})`,
  );
  let isInstalled = false;
  const started = migrate(opened, async () => {
    isInstalled = true;
  });
  await expect(started).rejects.toThrow(
    /^The database was migrated by a newer version, on 2096-01-02; this one ends with \d{4}_\S+\. Start that version or a newer one\.$/,
  );
  expect(isInstalled).toBe(false);
});
