/** What a run counts. All but `acknowledged`, `refused`, `shown_after_ms`, `paid`, `taken_back`, `pages` and `down` are to be 0. */
export type Tally = {
  /** Edits, creations, publications, uploads and messages that were answered with success. */
  acknowledged: number;
  /** Those that were answered with a refusal that clients retry (503, 507, 409), or not at all. */
  refused: number;
  /** Acknowledged writes that a later check did not find. */
  lost: string[];
  /** The longest time from an acknowledgement until guests saw the publication. */
  shown_after_ms: number;
  /** Publications that contain part of an edit's turn or of an import. */
  half: string[];
  /** Imports, translations and webhooks that did not end in time. */
  stuck: string[];
  /** Subscriptions that were paid for. */
  paid: number;
  /** Owners who were charged more than once for one subscription. */
  charged_twice: string[];
  /** How often an owner reverted a thief's change of address, and what of the thief's survived. */
  taken_back: number;
  survivors: string[];
  /** 500 and other answers that no client can handle. */
  unexpected: Map<string, number>;
  /** Pages that guests got. */
  pages: number;
  /** Guests who got none, by what they got instead, although the process was running all the time. */
  unanswered: Map<string, number>;
  /** Guests who came while there was no process: nothing could answer them. */
  down: number;
};

export const newTally = (): Tally => ({
  acknowledged: 0,
  refused: 0,
  lost: [],
  shown_after_ms: 0,
  half: [],
  stuck: [],
  paid: 0,
  charged_twice: [],
  taken_back: 0,
  survivors: [],
  unexpected: new Map(),
  pages: 0,
  unanswered: new Map(),
  down: 0,
});

export const count = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);

export const sum = (counts: Map<string, number>): number => counts.values().reduce((total, one) => total + one, 0);
