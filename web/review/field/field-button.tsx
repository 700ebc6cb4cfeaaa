import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';
import { chosenValue, isOpenDoubt } from '../state/choices.ts';
import { partWords, valueWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { LATER_BUTTON_ID } from '../state/use-review-focus.ts';
import styles from './field.module.css';

type Props = {
  field: ReviewField;
  choices: ReviewChoices;
  isCurrent: boolean;
  /** The placeholder of the empty field. */
  placeholder?: string;
};

/** A field's value: doubtful ones are underlined, and a click opens any of them. */
export function FieldButton({ field, choices, isCurrent, placeholder }: Props) {
  const { t } = useTranslation();
  const { act, money, is_read_only } = useReviewSetting();
  const value = valueWords(field.part, chosenValue(field, choices), money);
  const shownText = value || placeholder;
  if (shownText === undefined && !isCurrent) return null;
  const amount = isAmount(field.part);
  const className = [styles.field, amount && uiStyles.figures, value === '' && styles.empty].filter(Boolean).join(' ');
  const kind = amount ? 'amount' : 'words';
  if (is_read_only)
    return (
      <span className={className} data-kind={kind}>
        {shownText}
      </span>
    );
  const isDoubt = isOpenDoubt(field, choices);
  return (
    <button
      type="button"
      className={className}
      data-field={field.name}
      data-kind={kind}
      data-doubt={isDoubt}
      aria-current={isCurrent || undefined}
      onKeyDown={({ key }) => key === 'Escape' && document.getElementById(LATER_BUTTON_ID)?.focus()}
      onClick={() => act({ kind: 'go', name: field.name, is_typing: !field.is_doubtful })}
    >
      <span className={styles.value}>{shownText ?? '…'}</span>
      <span className={uiStyles.visuallyHidden}>
        {` (${partWords(t, field)}${isDoubt ? `, ${t('review.doubtful')}` : ''})`}
      </span>
    </button>
  );
}
