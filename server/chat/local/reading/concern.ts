import type { AllergenChoice } from '../../../../shared/allergens.ts';
import type { NamedConcept } from '../../../food/concepts-in.ts';

/** What a message says of food that must be avoided or left out. */
export type Concern = {
  /** Whether the message is about allergies or about what is in the food. In doubt it is. */
  is_concern: boolean;
  /** Whether it says that neither meat nor fish is eaten, without a word of allergies. */
  is_meatless: boolean;
  /** Whether it asks if something is safe, without naming what. */
  asks_safety: boolean;
  /** What the guest can't eat, of what can be declared. */
  avoided: AllergenChoice[];
  /** Other food that is to be left out, by its concepts. */
  excluded: string[];
  /** Whether food that can't be declared is excluded because of an allergy. */
  is_allergic: boolean;
  /** Whether the guest asks if a dish contains something, rather than for what to avoid. */
  asks_contents: boolean;
  /** Whether it says of the guest, not of one dish, what must be avoided. */
  is_statement: boolean;
  /** Whether food is to be left out only if it is raw, which is no question of allergens. */
  avoids_raw: boolean;
  /** The words that name what is avoided or left out: the dish that is asked about is named by the others. */
  concern_words: ReadonlySet<string>;
  /** Concepts that aren't among what is avoided or left out. */
  wished: NamedConcept[];
};
