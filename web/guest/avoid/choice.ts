import { ALLERGEN_CHOICES, type AllergenChoice } from '../../../shared/allergens.ts';

/** What a guest can't eat, and whether the dishes with it are hidden. Kept for the visit, on the phone alone. */
export type Choice = { codes: AllergenChoice[]; isHiding: boolean };

const NO_CHOICE: Choice = { codes: [], isHiding: false };

/** @param text As it is stored; what this script can't read is no choice. */
export function parseChoice(text: string | null): Choice {
  try {
    const storedValue: unknown = JSON.parse(text ?? 'null');
    if (
      typeof storedValue !== 'object' ||
      storedValue === null ||
      !('codes' in storedValue) ||
      !Array.isArray(storedValue.codes)
    )
      return NO_CHOICE;
    const chosenCodes = new Set<unknown>(storedValue.codes);
    return {
      codes: ALLERGEN_CHOICES.filter((code) => chosenCodes.has(code)),
      isHiding: 'isHiding' in storedValue && storedValue.isHiding === true,
    };
  } catch {
    return NO_CHOICE;
  }
}
