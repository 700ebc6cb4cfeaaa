import { startServer } from '../test/start-server.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { sharedServer } from './shared-server.ts';

/**
 * The server of a journey whose point is what the database keeps: the worker's own, and where tests run on PostgreSQL one
 * on a database there. To import this is to be among the tests of that pass.
 */
export const databaseServer = (): ReturnType<typeof sharedServer> => (isOnPostgres ? startServer() : sharedServer());
