import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { chosenValue } from '../state/choices.ts';
import { repeatedSizes } from '../state/repeated-sizes.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import type { ReviewState } from '../state/review-state.ts';
import styles from './draft.module.css';
import { DraftItem } from './draft-item.tsx';
import { SectionHeading } from './section-heading.tsx';

const MANY_DISHES = 500;

/** The draft in the menu's order. */
export function DraftList({ state, current }: { state: ReviewState; current: ReviewField | undefined }) {
  const { t } = useTranslation();
  const { draft, is_read_only } = useReviewSetting();
  const { choices, is_typing } = state;
  const sizesOffer = useMemo(
    () => (current?.part === 'price_label' ? repeatedSizes(draft, choices, current.item ?? 0) : undefined),
    [draft, choices, current],
  );
  if (draft.fields.length === 0)
    return (
      <EmptyState title={t('review.empty_title')}>
        <p>{t('review.empty_text')}</p>
      </EmptyState>
    );
  const isLarge = draft.sections.reduce((count, { items }) => count + items.length, 0) > MANY_DISHES;
  return (
    <div className={styles.list} data-large={isLarge}>
      {draft.sections.map((section) => (
        <section key={section.key} className={styles.section} aria-labelledby={`section-${section.key}`}>
          <SectionHeading
            section={section}
            choices={choices}
            current={current?.section === section.key && current.item === null ? current : undefined}
            isTyping={is_typing}
          />
          {section.items.map((item) =>
            is_read_only && choices.removed.includes(item.key) ? null : (
              <DraftItem
                key={item.key}
                item={item}
                choices={choices}
                groupPrice={chosenValue(section.price, choices)}
                isLeftOut={choices.removed.includes(item.key)}
                current={current?.item === item.key ? current : undefined}
                isTyping={is_typing && current?.item === item.key}
                sizesOffer={current?.item === item.key ? sizesOffer : undefined}
              />
            ),
          )}
        </section>
      ))}
    </div>
  );
}
