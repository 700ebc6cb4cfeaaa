import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

const QUERY_METHODS: ReadonlySet<string | symbol> = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  'with',
  '$with',
  '$count',
  'query',
  'refreshMaterializedView',
]);

// An object, so that work which outlives its transaction (and inherited its context) doesn't keep it alive.
type OpenTransaction = { isOpen: boolean };

/**
 * The same database, but using it inside one of its own transactions throws at once. Without this, such a query would wait
 * for the transaction that waits for it: for ever on PGlite, and on PostgreSQL as soon as the pool is exhausted.
 */
export function guardOuterDb(db: Db): Db {
  const openTransactions = new AsyncLocalStorage<OpenTransaction>();
  return new Proxy(db, {
    get(target, property) {
      if (QUERY_METHODS.has(property) && openTransactions.getStore()?.isOpen)
        throw new Error(`db.${String(property)} was used inside db.transaction: pass its tx instead.`);
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'transaction' || typeof value !== 'function') return value;
      const guardedTransaction: Db['transaction'] = (run, config) => {
        const state: OpenTransaction = { isOpen: true };
        const runGuarded: typeof run = (tx) =>
          openTransactions.run(state, async () => {
            try {
              return await run(tx);
            } finally {
              state.isOpen = false;
            }
          });
        return target.transaction(runGuarded, config);
      };
      return guardedTransaction;
    },
  });
}
