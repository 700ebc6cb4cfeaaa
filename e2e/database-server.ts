import { startServer } from '../test/start-server.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { sharedServer } from './shared-server.ts';

/**
 * The server of a journey that depends on the database: the worker's own, and if tests run on PostgreSQL one on a database
 * there. Importing this makes a journey part of that run.
 */
export const databaseServer = (): ReturnType<typeof sharedServer> => (isOnPostgres ? startServer() : sharedServer());
