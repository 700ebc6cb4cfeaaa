/** An earlier question, and the dishes of its answer. */
export type EarlierQuestion = { question: string; item_ids: readonly number[] };
