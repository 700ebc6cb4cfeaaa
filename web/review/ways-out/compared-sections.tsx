import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { MoneyWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import styles from './compare.module.css';
import { visibilityWord } from './compared-rows.ts';

type Props = { comparison: Comparison; choices: ReviewChoices; money: MoneyWords };

/** Headings whose note or price changes, and those that go because nothing stays below them. */
export function ComparedSections({ comparison, choices, money }: Props) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const { changed_sections, missing_sections } = comparison;
  const isRefused = new Set(choices.against_menu?.refused_sections);
  const priceOf = (price: number | null) => (price === null ? '' : formatMoney(price, money));
  if (changed_sections.length + missing_sections.length === 0) return null;
  return (
    <section className={styles.group}>
      {changed_sections.length > 0 && <h3>{t('review.list_sections')}</h3>}
      <ul>
        {changed_sections.map(({ section_id, title, changes: { description, price, price_text, hidden } }) => (
          <li key={section_id} className={styles.dish} data-taken={!isRefused.has(section_id)}>
            <Checkbox
              className={styles.check}
              aria-label={title}
              checked={!isRefused.has(section_id)}
              onChange={(event) =>
                act({
                  kind: 'against_menu',
                  step: { kind: 'take_sections', sections: [section_id], is_taken: event.currentTarget.checked },
                })
              }
            />
            <div className={styles.words}>
              <p className={styles.dishTitle}>
                <b>{title}</b>
              </p>
              {description && <Texts from={description.from ?? ''} to={description.to ?? ''} />}
              {price && <Texts from={priceOf(price.from)} to={priceOf(price.to)} />}
              {price_text && <Texts from={price_text.from ?? ''} to={price_text.to ?? ''} />}
              {hidden && <Texts from={visibilityWord(hidden.from, t)} to={visibilityWord(hidden.to, t)} />}
            </div>
          </li>
        ))}
      </ul>
      {missing_sections.length > 0 && (
        <p className={styles.help}>
          {t('review.sections_go', { titles: missing_sections.map(({ title }) => title).join(', ') })}
        </p>
      )}
    </section>
  );
}

function Texts({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.change}>
      {from !== '' && <del>{from}</del>} {to === '' ? t('review.emptied') : <ins>{to}</ins>}
    </p>
  );
}
