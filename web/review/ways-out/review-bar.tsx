import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import { firstChoice } from '../field/first-choice.ts';
import { chosenValue, previousStop, type ReviewCount } from '../state/choices.ts';
import { valueWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import { ADD_BUTTON_ID } from '../state/use-review-focus.ts';
import type { SavedChoices } from '../state/use-saved-choices.ts';
import { ComparisonButton } from './comparison-button.tsx';
import styles from './review-bar.module.css';
import { useEndReview } from './use-end-review.tsx';

type Props = {
  count: ReviewCount;
  comparison: Comparison;
  choices: ReviewChoices;
  saving: SavedChoices;
  current: ReviewField | undefined;
  isTyping: boolean;
};

/** How much is left, what adding would do; on a phone also the large buttons for the thumb. */
export function ReviewBar(props: Props) {
  const { t } = useTranslation();
  const { is_phone } = useReviewSetting();
  const { count, comparison, choices } = props;
  return (
    <footer className={styles.reviewBar}>
      <Progress count={count} />
      {!is_phone && (
        <>
          <p className={styles.barNote}>{t('review.nothing_before_add')}</p>
          <ComparisonButton comparison={comparison} choices={choices} />
        </>
      )}
      {is_phone && <ThumbButtons {...props} />}
    </footer>
  );
}

function Progress({ count: { left, doubts, fields, without_price } }: Pick<Props, 'count'>) {
  const { t } = useTranslation();
  const progressWords =
    left > 0 ? t('review.left', { count: left }) : doubts > 0 ? t('review.all_decided') : t('doubts.none');
  return (
    <div className={styles.barProgress}>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={t('review.progress')}
        aria-valuemin={0}
        aria-valuemax={fields}
        aria-valuenow={fields - left}
        aria-valuetext={progressWords}
      >
        <i style={{ width: `${fields === 0 ? 100 : ((fields - left) / fields) * 100}%` }} />
      </div>
      <b role="status" data-done={left === 0}>
        {progressWords}
      </b>
      {without_price > 0 && <span>{t('doubts.without_price', { count: without_price })}</span>}
    </div>
  );
}

/** Back, Accept, Next; once nothing is left to check, the one thing to do. */
function ThumbButtons({ count, comparison, choices, saving, current, isTyping }: Props) {
  const { t } = useTranslation();
  const { act, draft, money, settle, currentChoices } = useReviewSetting();
  const reviewEnd = useEndReview({ count, comparison, choices, saving });
  if (!current)
    return (
      <Button id={ADD_BUTTON_ID} className={styles.thumbOne} loading={reviewEnd.isAdding} onClick={reviewEnd.add}>
        {reviewEnd.addWords}
      </Button>
    );
  const firstAction = isTyping ? 'keep' : firstChoice(current, chosenValue(current, choices), money.currency);
  const amountInName = current.in_name?.amount ?? '';
  const acceptField = () => {
    // A text being typed is accepted as typed.
    if (settle.current && !settle.current()) return;
    const value = firstAction === 'take' ? amountInName : chosenValue(current, currentChoices());
    act({ kind: 'decide', name: current.name, value });
  };
  return (
    <div className={styles.thumbButtons} data-part="thumb-buttons">
      <Button
        variant="default"
        disabled={!previousStop(draft, choices, current.name)}
        onClick={() => act({ kind: 'back' })}
      >
        {t('review.back')}
      </Button>
      {firstAction === 'type' ? (
        <Button onClick={() => act({ kind: 'go', name: current.name, is_typing: true })}>{t('review.type')}</Button>
      ) : (
        <Button onClick={acceptField}>
          {firstAction === 'take'
            ? t('review.instead', { value: valueWords(current.part, amountInName, money) })
            : t('review.accept')}
        </Button>
      )}
      <Button variant="default" onClick={() => act({ kind: 'next' })}>
        {t('review.next')}
      </Button>
    </div>
  );
}
