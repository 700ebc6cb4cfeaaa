import type { AllergenFinding, AllergenReason } from '../../../shared/allergens.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { type AvoidWords, namesOf } from './avoid-words.ts';

/**
 * The lines beneath a dish for a guest who avoids something: the declarations of the dish and of each size and add-on,
 * in the words of the declaration, and of what nothing is declared. None for a dish that is declared without.
 */
export function markLines({ reasons, undeclared_parts }: AllergenFinding, words: AvoidWords): string[] {
  const { avoiding } = words;
  const ofPart = (part: string | null, text: string) =>
    part === null ? text : interpolate(avoiding.part, { part, text });
  const namedParts = [...new Set(reasons.map(({ part }) => part))];
  const reasonLines = namedParts.flatMap((part) =>
    (['contains', 'may_contain'] as const).flatMap((state) => {
      const reasonCodes = reasons.filter(isOf(part, state)).map(({ code }) => code);
      return reasonCodes.length > 0
        ? [ofPart(part, interpolate(avoiding[state], { allergens: namesOf(reasonCodes, words) }))]
        : [];
    }),
  );
  // If nothing is declared of the dish, there is no need to name each of its add-ons.
  const undeclaredParts = undeclared_parts.includes(null) ? [null] : undeclared_parts;
  return [...reasonLines, ...undeclaredParts.map((part) => ofPart(part, avoiding.ask_staff))];
}

const isOf =
  (part: string | null, state: string) =>
  (reason: AllergenReason): boolean =>
    reason.part === part && reason.state === state;
