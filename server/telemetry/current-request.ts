import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being handled, for what is logged far from it: its id is `reqId` in the log. */
export const currentRequest = new AsyncLocalStorage<{ id: string }>();
