import type { text_refusals } from '../../../../shared/i18n/server/en.ts';

/** Why a text can't be laid out. */
export type TextRefusalReason = keyof typeof text_refusals;

/** Thrown in the thread that lays texts out, which answers with its reason. */
export class TextRefusal extends Error {
  readonly reason: TextRefusalReason;
  /** The part of the text that is the reason, if it is one. */
  readonly sample: string;

  constructor(reason: TextRefusalReason, sample = '') {
    super(reason);
    this.reason = reason;
    this.sample = sample;
  }
}
