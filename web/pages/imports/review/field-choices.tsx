import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { valueWords } from './field-words.ts';
import { useReviewSetting } from './review-context.ts';
import { isAmount, type ReviewField } from './review-draft.ts';
import { readTyped } from './typed-value.ts';

type Props = { field: ReviewField; value: string; leaveOut: readonly number[] | undefined };

/** Keep it, take another reading, type it, or leave the whole dish out. */
export function FieldChoices({ field, value, leaveOut }: Props) {
  const { t } = useTranslation();
  const { act, money, is_phone, showPage } = useReviewSetting();
  const words = (text: string) => valueWords(field.part, text, money);
  // An amount that the currency can't express can't be kept; it is to be typed.
  const canKeep = !isAmount(field.part) || 'value' in readTyped(field.part, value, money.currency);
  // Nothing was read where something seems to stand: typing it comes first.
  const isMissing = isMissingValue(field, value);
  const canDecide = canKeep && !isMissing;
  const readings = field.read === null ? [] : [field.read, ...field.alternatives];
  const others = readings.filter((reading) => words(reading) !== words(value));
  const decide = (chosen: string) => act({ kind: 'decide', name: field.name, value: chosen });
  const type = () => act({ kind: 'go', name: field.name, is_typing: true });
  const isSection = field.item === null;
  return (
    <div className="field-choices">
      {!is_phone && canDecide && (
        <Button data-first onClick={() => decide(value)}>
          {value === '' ? t('review.keep_empty') : t('review.keep', { value: shortened(words(value)) })}
        </Button>
      )}
      {!is_phone && !canDecide && (
        <Button data-first onClick={type}>
          {t('review.type')}
        </Button>
      )}
      {others.map((reading) => (
        <Button
          key={reading}
          variant="default"
          aria-label={t('review.instead', { value: words(reading) })}
          onClick={() => decide(reading)}
        >
          {shortened(words(reading))}
        </Button>
      ))}
      {isMissing && (
        <Button variant="default" onClick={() => decide('')}>
          {t('review.keep_empty')}
        </Button>
      )}
      {canDecide && (
        <Button variant="default" onClick={type}>
          {t('review.type')}
        </Button>
      )}
      {leaveOut && (
        <Button variant="subtle" className="review-quiet" onClick={() => act({ kind: 'leave_out', items: leaveOut })}>
          {isSection ? t('review.leave_section_out') : t('review.leave_out')}
        </Button>
      )}
      {is_phone ? (
        <Button variant="subtle" className="review-quiet" onClick={showPage}>
          {t('review.show_page')}
        </Button>
      ) : (
        <p className="keys" aria-hidden="true">
          <kbd>{t('review.key_enter')}</kbd> {t('review.key_accepts')} <kbd>{t('review.key_tab')}</kbd>{' '}
          {t('review.key_next')}
        </p>
      )}
    </div>
  );
}

/** Whether there is nothing to accept as it was read. */
export const isMissingValue = (field: ReviewField, value: string): boolean => field.read === null && value === '';

const MAX_BUTTON_CHARACTERS = 42;

/** A button is not a paragraph: the whole text stands above. */
const shortened = (text: string): string =>
  text.length > MAX_BUTTON_CHARACTERS ? `${text.slice(0, MAX_BUTTON_CHARACTERS - 1).trimEnd()}…` : text;
