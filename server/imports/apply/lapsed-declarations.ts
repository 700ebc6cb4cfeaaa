import { isNothingDeclared } from '../../../shared/allergens.ts';
import type { Item } from '../../../shared/menu.ts';
import { foldText } from './fold-text.ts';
import type { ItemContent } from './item-content.ts';

/** Whether anything is declared of a dish, of one of its sizes or of one of its add-ons. */
export const hasDeclaration = ({ allergens, allergens_checked_at, variants, options }: Item): boolean =>
  allergens_checked_at !== null ||
  allergens.length > 0 ||
  [...variants, ...options].some(({ allergens: list }) => list !== undefined && !isNothingDeclared(list));

/**
 * Whether the title or the description says something else than before: a dish whose words change may be made of
 * something else. Case, accents and punctuation don't count.
 */
export const isRenamed = (
  present: Pick<ItemContent, 'title' | 'description'>,
  { title, description }: Pick<ItemContent, 'title' | 'description'>,
): boolean =>
  foldText(present.title) !== foldText(title) || foldText(present.description ?? '') !== foldText(description ?? '');

export const withoutDeclarations = <Content extends Pick<ItemContent, 'variants' | 'options'>>(
  content: Content,
): Content => ({
  ...content,
  variants: content.variants.map(({ allergens: _, ...variant }) => variant),
  options: content.options.map(({ allergens: _, ...option }) => option),
});
