import { createStore } from '../../../state/store.ts';
import type { KeyedRow, PriceProblem } from './price-rows.ts';

type TypedPrice = {
  /** As it was when typing began: the owner chooses between that and another device's later change. */
  row: KeyedRow;
  text: string;
  /** Why it wasn't saved. */
  problem: PriceProblem | undefined;
};

/** Prices that were typed into the table and aren't saved yet. Each field subscribes to it, so that a key renders one field only. */
export class TypedPrices {
  readonly #store = createStore<ReadonlyMap<string, TypedPrice>>(new Map());

  readonly subscribe = this.#store.subscribe;
  readonly priceOf = (key: string): TypedPrice | undefined => this.#store.get().get(key);
  readonly keys = (): string[] => [...this.#store.get().keys()];

  type(row: KeyedRow, text: string): void {
    const begunRow = this.priceOf(row.key)?.row ?? row;
    this.#store.set(new Map(this.#store.get()).set(row.key, { row: begunRow, text, problem: undefined }));
  }

  refuse(key: string, problem: PriceProblem): void {
    const typedPrice = this.priceOf(key);
    if (typedPrice) this.#store.set(new Map(this.#store.get()).set(key, { ...typedPrice, problem }));
  }

  forget(keys: readonly string[]): void {
    const prices = new Map(this.#store.get());
    for (const key of keys) prices.delete(key);
    this.#store.set(prices);
  }
}

/**
 * What filling does: the first row's price, as typed or as it is, goes into the others. Typed prices are saved with it, and
 * stay.
 */
export function filledCells(rows: readonly KeyedRow[], typedPrices: TypedPrices): { row: KeyedRow; text: string }[] {
  const [firstRow] = rows;
  if (!firstRow) return [];
  const text = typedPrices.priceOf(firstRow.key)?.text ?? firstRow.text;
  return rows.flatMap((row) => typedPrices.priceOf(row.key) ?? (row === firstRow ? [] : [{ row, text }]));
}
