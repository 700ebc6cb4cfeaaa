import { makeApp, type TestApp, type TestAppOptions } from './make-app.ts';
import { openTestDatabase } from './test-database.ts';

export type { TestApp };

/** The application on a database of its own, on PostgreSQL too (test/make-app.ts). */
export const testApp = (options?: TestAppOptions): Promise<TestApp> => makeApp(openTestDatabase, options);
