import { eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { type FactName, installationFacts } from './tables.ts';

/** What is known of this installation. */
export async function readFacts(db: Db): Promise<Partial<Record<FactName, string>>> {
  const factRows = await db
    .select({ name: installationFacts.name, value: installationFacts.value })
    .from(installationFacts);
  return Object.fromEntries(factRows.map(({ name, value }) => [name, value]));
}

export async function writeFact(db: Db, name: FactName, value: string, now: Date): Promise<void> {
  const factFields = { value, updated_at: now.toISOString() };
  await db
    .insert(installationFacts)
    .values({ name, ...factFields })
    .onConflictDoUpdate({ target: installationFacts.name, set: factFields });
}

export async function deleteFact(db: Db, name: FactName): Promise<void> {
  await db.delete(installationFacts).where(eq(installationFacts.name, name));
}
