import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';
import { CropPicture } from '../source/crop-picture.tsx';
import { doubtWords, partWords } from '../state/field-words.ts';
import type { RepeatedSizes } from '../state/repeated-sizes.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { CURRENT_FIELD_ID } from '../state/use-review-focus.ts';
import styles from './field.module.css';
import { FieldChoices } from './field-choices.tsx';
import { FieldInput } from './field-input.tsx';
import { useFieldKeys } from './use-field-keys.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  field: ReviewField;
  choices: ReviewChoices;
  /** Of the dish or section. */
  name: string;
  /** Its current value. */
  value: string;
  isTyping: boolean;
  /** The items that can be left out from here. */
  leaveOut: readonly number[] | undefined;
  /** Names for its sizes and those of dishes like it. */
  sizesOffer?: RepeatedSizes | undefined;
};

/** The field being checked: its part of the page, enlarged, and its actions. */
export function CurrentField({ field, choices, name, value, isTyping, leaveOut, sizesOffer }: Props) {
  const { t } = useTranslation();
  const { is_phone, money } = useReviewSetting();
  const onKeyDown = useFieldKeys(field);
  const swipeHandlers = useSwipe();
  const label = t('review.field_of', { field: partWords(t, field), name });
  const doubtReason = doubtWords(t, field, value, money.currency);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form; this groups choices about one field.
    <div
      id={CURRENT_FIELD_ID}
      className={styles.currentField}
      data-part="current-field"
      role="group"
      aria-label={label}
      aria-describedby={is_phone ? undefined : 'review-keys'}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...swipeHandlers}
    >
      <CropPicture
        boxes={field.boxes}
        label={label}
        side={isAmount(field.part) ? 'end' : 'start'}
        isMarked={field.read !== null}
        {...(field.expected && { expected: field.expected })}
      />
      {doubtReason && <p className={styles.doubtReason}>{doubtReason}</p>}
      {field.is_model_alone && <p className={styles.doubtReason}>{t('review.model_alone')}</p>}
      {isTyping ? (
        <FieldInput field={field} value={value} label={label} />
      ) : (
        <FieldChoices field={field} choices={choices} value={value} leaveOut={leaveOut} sizesOffer={sizesOffer} />
      )}
      {!is_phone && (
        <p id="review-keys" className={uiStyles.visuallyHidden}>
          {t('review.keys_help')}
        </p>
      )}
    </div>
  );
}
