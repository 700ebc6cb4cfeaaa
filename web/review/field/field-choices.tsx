import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';
import { shortenText, valueWords } from '../state/field-words.ts';
import type { RepeatedSizes } from '../state/repeated-sizes.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { readTyped } from '../state/typed-value.ts';
import styles from './field.module.css';
import { firstChoice } from './first-choice.ts';
import { StructureChoices } from './structure-choices.tsx';

type Props = {
  field: ReviewField;
  choices: ReviewChoices;
  value: string;
  leaveOut: readonly number[] | undefined;
  sizesOffer: RepeatedSizes | undefined;
};

/** Keep it, choose another reading, type it, or leave the whole dish out. On a phone the first of these is near the thumb. */
export function FieldChoices({ field, choices, value, leaveOut, sizesOffer }: Props) {
  const { t } = useTranslation();
  const { act, money, is_phone, showPage } = useReviewSetting();
  const readingWords = (text: string) => valueWords(field.part, text, money);
  const firstAction = firstChoice(field, value, money.currency);
  const isMissing = field.read === null && value === '';
  const canKeep = !isAmount(field.part) || 'value' in readTyped(field.part, value, money.currency);
  const acceptedValue = firstAction === 'take' ? (field.in_name?.amount ?? '') : value;
  const readings = field.read === null ? field.alternatives : [field.read, ...field.alternatives];
  const otherReadings = readings.filter((reading) => readingWords(reading) !== readingWords(acceptedValue));
  const decideOn = (chosen: string) => act({ kind: 'decide', name: field.name, value: chosen });
  const startTyping = () => act({ kind: 'go', name: field.name, is_typing: true });
  const keepWords = keepButtonWords(t, field, shortenText(readingWords(value)));
  const isHeadingPrice = field.doubt === 'heading_price';
  const isSection = field.item === null;
  return (
    <div className={styles.choices} data-part="field-choices">
      {!is_phone && firstAction === 'type' && (
        <Button data-first onClick={startTyping}>
          {t('review.type')}
        </Button>
      )}
      {!is_phone && firstAction !== 'type' && (
        <Button data-first onClick={() => decideOn(acceptedValue)}>
          {firstAction === 'take' ? t('review.instead', { value: readingWords(acceptedValue) }) : keepWords}
        </Button>
      )}
      {sizesOffer && <RepeatSizes itemKey={field.item ?? 0} sizesOffer={sizesOffer} />}
      {isHeadingPrice && <StructureChoices field={field} choices={choices} />}
      {otherReadings.map((reading) => (
        <Button
          key={reading}
          variant="default"
          aria-label={t('review.instead', { value: readingWords(reading) })}
          onClick={() => decideOn(reading)}
        >
          {shortenText(readingWords(reading))}
        </Button>
      ))}
      {(isMissing || (canKeep && firstAction === 'type')) && (
        <Button variant="default" onClick={() => decideOn(value)}>
          {keepWords}
        </Button>
      )}
      {firstAction !== 'type' && (
        <Button variant="default" onClick={startTyping}>
          {t('review.type')}
        </Button>
      )}
      {!isHeadingPrice && <StructureChoices field={field} choices={choices} />}
      {leaveOut && (
        <Button
          variant="subtle"
          className={`${uiStyles.mutedButton} ${styles.choiceWay}`}
          onClick={() => act({ kind: 'leave_out', items: leaveOut })}
        >
          {isSection ? t('review.leave_section_out') : t('review.leave_out')}
        </Button>
      )}
      {is_phone ? (
        <Button variant="subtle" className={`${uiStyles.mutedButton} ${styles.choiceWay}`} onClick={showPage}>
          {t('review.show_page')}
        </Button>
      ) : (
        <p className={styles.keys} aria-hidden="true">
          <kbd>{t('review.key_enter')}</kbd> {firstAction === 'type' ? t('review.key_types') : t('review.key_accepts')}{' '}
          <kbd>{t('review.key_tab')}</kbd> {t('review.key_next')}
        </p>
      )}
    </div>
  );
}

function keepButtonWords(t: TFunction, { doubt }: ReviewField, value: string): string {
  if (value === '') return t('review.keep_empty');
  return doubt === 'heading_price' ? t('review.keep_for_all', { value }) : t('review.keep', { value });
}

/** What the sizes of another dish are called, for this one and all like it. */
function RepeatSizes({ itemKey, sizesOffer }: { itemKey: number; sizesOffer: RepeatedSizes }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const sizes = shortenText(sizesOffer.sizes.join(' / '));
  return (
    <Button variant="default" onClick={() => act({ kind: 'repeat_sizes', item: itemKey })}>
      {t('review.repeat_sizes', { sizes, count: sizesOffer.itemCount })}
    </Button>
  );
}
