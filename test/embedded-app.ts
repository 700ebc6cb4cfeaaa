import { openEmbeddedDatabase } from './kept-pglite.ts';
import { makeApp, type TestApp, type TestAppOptions } from './make-app.ts';

/**
 * The application on an embedded database of its own, also where tests run on PostgreSQL: for tests whose subject isn't the
 * database, but a library, a picture or a text, while another file tests each of their routes and jobs by `testApp`. So
 * nothing here imports test-database.ts, by which the tests for PostgreSQL are found.
 */
export const embeddedApp = (options?: TestAppOptions): Promise<TestApp> => makeApp(openEmbeddedDatabase, options);
