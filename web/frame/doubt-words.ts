import type { TFunction } from 'i18next';
import type { DraftFigures } from '../../shared/doubts.ts';

/** "7 places to check · 34 dishes have no price": only what is known of a draft. */
export function doubtWords(
  t: TFunction,
  { doubtful_fields, without_price }: Pick<DraftFigures, 'doubtful_fields' | 'without_price'>,
): string {
  const words: string[] = [doubtful_fields > 0 ? t('doubts.to_check', { count: doubtful_fields }) : t('doubts.none')];
  if (without_price > 0) words.push(t('doubts.without_price', { count: without_price }));
  return words.join(' · ');
}
