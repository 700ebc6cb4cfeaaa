import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import uiStyles from '../../ui/ui.module.css';
import { shortened, valueWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { readTyped } from '../state/typed-value.ts';
import styles from './field.module.css';
import { firstChoice } from './first-choice.ts';
import { StructureChoices } from './structure-choices.tsx';

type Props = { field: ReviewField; value: string; leaveOut: readonly number[] | undefined };

/** Keep it, take another reading, type it, or leave the whole dish out. On a phone the first of these is near the thumb. */
export function FieldChoices({ field, value, leaveOut }: Props) {
  const { t } = useTranslation();
  const { act, money, is_phone, showPage } = useReviewSetting();
  const words = (text: string) => valueWords(field.part, text, money);
  const first = firstChoice(field, value, money.currency);
  const isMissing = field.read === null && value === '';
  const canKeep = !isAmount(field.part) || 'value' in readTyped(field.part, value, money.currency);
  const taken = first === 'take' ? (field.in_name?.amount ?? '') : value;
  const readings = field.read === null ? field.alternatives : [field.read, ...field.alternatives];
  const others = readings.filter((reading) => words(reading) !== words(taken));
  const decide = (chosen: string) => act({ kind: 'decide', name: field.name, value: chosen });
  const type = () => act({ kind: 'go', name: field.name, is_typing: true });
  const keepWords = value === '' ? t('review.keep_empty') : t('review.keep', { value: shortened(words(value)) });
  const isSection = field.item === null;
  return (
    <div className={styles.fieldChoices} data-part="field-choices">
      {!is_phone && first === 'type' && (
        <Button data-first onClick={type}>
          {t('review.type')}
        </Button>
      )}
      {!is_phone && first !== 'type' && (
        <Button data-first onClick={() => decide(taken)}>
          {first === 'take' ? t('review.instead', { value: words(taken) }) : keepWords}
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
      {(isMissing || (canKeep && first === 'type')) && (
        <Button variant="default" onClick={() => decide(value)}>
          {keepWords}
        </Button>
      )}
      {first !== 'type' && (
        <Button variant="default" onClick={type}>
          {t('review.type')}
        </Button>
      )}
      <StructureChoices field={field} />
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
          <kbd>{t('review.key_enter')}</kbd> {first === 'type' ? t('review.key_types') : t('review.key_accepts')}{' '}
          <kbd>{t('review.key_tab')}</kbd> {t('review.key_next')}
        </p>
      )}
    </div>
  );
}
