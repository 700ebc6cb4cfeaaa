import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/** A query of three joined tables uses 78 KB of the database's memory. */
const MAX_STATEMENTS = 200;
/** Longer statements rarely repeat, since they write many rows at once, and need much memory. */
const MAX_TEXT_CHARACTERS = 4_000;
/** Others, such as those that change tables, gain nothing. */
const IS_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;

const { serialize } = protocol;
const WITHOUT_SYNC = { syncToFs: false };
const DESCRIBE_PORTAL = serialize.describe({ type: 'P' });
const EXECUTE_MESSAGE = serialize.execute({});
const SYNC_MESSAGE = serialize.sync();

/** Statements' names: one database may be opened twice, and a name is used once. */
let nameCount = 0;

type PreparedStatement = { name: string; types: number[] };
type Parsers = PGlite['parsers'];

/**
 * The same database, which prepares a query once and not each time it is asked: a query by a table's key costs 0.22 ms of
 * a processor in place of 0.51. A quarter of these was the copy of 360 parsers that PGlite makes for each query of Drizzle.
 *
 * A query that doesn't name its columns fails once its table has got others: migrations run before the application.
 */
export function keepStatements(pglite: PGlite): PGlite {
  const statementCache = new StatementCache(pglite);
  const isCacheable = (text: string, options?: QueryOptions) =>
    text.length <= MAX_TEXT_CHARACTERS && IS_PREPARED.test(text) && !options?.blob && !options?.paramTypes;

  const runQuery = async <T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> => {
    if (!isCacheable(text, options)) return await pglite.query<T>(text, params, options);
    await pglite._checkReady();
    return await pglite._runExclusiveTransaction(async () => {
      const results = await statementCache.query<T>(text, params, options);
      await pglite.syncToFs();
      return results;
    });
  };
  const inTransaction = (tx: Transaction): Transaction => ({
    ...tx,
    query: <T>(text: string, params?: unknown[], options?: QueryOptions) =>
      isCacheable(text, options) && !tx.closed
        ? statementCache.query<T>(text, params, options)
        : tx.query<T>(text, params, options),
    get closed() {
      return tx.closed;
    },
  });
  const runTransaction = <T>(run: (tx: Transaction) => Promise<T>) =>
    pglite.transaction((tx) => run(inTransaction(tx)));

  return new Proxy(pglite, {
    get(target, property) {
      if (property === 'query') return runQuery;
      if (property === 'transaction') return runTransaction;
      // PGlite's private fields are its own: a method is called on it, not on this proxy.
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

class StatementCache {
  readonly #pglite: PGlite;
  /** By text, the least recently used first. */
  readonly #prepared = new Map<string, PreparedStatement>();
  #parsers: Parsers | undefined;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** The caller has the transaction: its own, or one for this query alone. */
  async query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return await this.#pglite.runExclusive(async () => {
      const messages = [];
      try {
        const { name, types } = await this.#prepare(text);
        const { serializers } = this.#pglite;
        const values = params.map((value, index) => {
          if (value === null || value === undefined) return null;
          const type = types[index];
          const serializer = type === undefined ? undefined : serializers[type];
          return serializer ? serializer(value) : String(value);
        });
        await this.#send(serialize.bind({ statement: name, values }));
        messages.push(...(await this.#send(DESCRIBE_PORTAL)), ...(await this.#send(EXECUTE_MESSAGE)));
      } finally {
        messages.push(...(await this.#send(SYNC_MESSAGE)));
      }
      const [results] = parse.parseResults(messages, this.#parsersFor(options), {
        rowMode: options?.rowMode ?? 'object',
      });
      // It returns one for each statement, and there is one. The shape of its rows is what the caller says, as PGlite
      // has it.
      return results as Results<T>;
    });
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    const preparedStatement = this.#prepared.get(text);
    if (preparedStatement) {
      this.#prepared.delete(text);
      this.#prepared.set(text, preparedStatement);
      return preparedStatement;
    }
    nameCount += 1;
    const name = `kept_${nameCount}`;
    await this.#send(serialize.parse({ name, text }));
    const types = parse.parseDescribeStatementResults(await this.#send(serialize.describe({ type: 'S', name })));
    const prepared = { name, types };
    this.#prepared.set(text, prepared);
    for (const [oldest, { name: oldName }] of this.#prepared) {
      if (this.#prepared.size <= MAX_STATEMENTS) break;
      this.#prepared.delete(oldest);
      await this.#send(serialize.close({ type: 'S', name: oldName }));
    }
    return prepared;
  }

  /** Drizzle passes the same parsers with each query, and pg-boss none. */
  #parsersFor(options?: QueryOptions): Parsers {
    if (!options?.parsers) return this.#pglite.parsers;
    this.#parsers ??= { ...this.#pglite.parsers, ...options.parsers };
    return this.#parsers;
  }

  #send(message: Uint8Array) {
    return this.#pglite.execProtocolStream(message, WITHOUT_SYNC);
  }
}
