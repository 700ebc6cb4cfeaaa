import { useTranslation } from 'react-i18next';
import type { SubscriptionPrice } from '../../../../shared/api/subscriptions.ts';
import { ChoiceCards } from '../../../forms/choice-cards.tsx';
import { billedAmount } from '../../../payments/amounts.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from './create.module.css';
import { yearlySaving } from './yearly-saving.ts';

type Props = {
  prices: readonly SubscriptionPrice[];
  chosen: SubscriptionPrice;
  onChoose(price: SubscriptionPrice): void;
};

/** Paid by the month or by the year. */
export function PlanChoice({ prices, chosen: chosenPrice, onChoose }: Props) {
  const { t } = useTranslation();
  const savingShare = yearlySaving(prices);
  return (
    <ChoiceCards
      label={t('subscription.plan')}
      value={chosenPrice.id}
      cards={prices.map((price) => {
        const amount = billedAmount(price.amount, price.currency);
        const isYear = price.interval === 'year';
        return {
          value: price.id,
          title: isYear ? t('subscription.year') : t('subscription.month'),
          text: (
            <>
              <strong className={uiStyles.figures}>
                {isYear ? t('subscription.per_year', { amount }) : t('subscription.per_month', { amount })}
              </strong>
              {isYear ? t('subscription.plan_year_text') : t('subscription.plan_month_text')}
              {isYear && savingShare && (
                <span className={styles.saving}>
                  {t('subscription.plan_save', { amount: billedAmount(savingShare.amount, savingShare.currency) })}
                </span>
              )}
            </>
          ),
        };
      })}
      onChange={(id) => {
        const price = prices.find((one) => one.id === id);
        if (price) onChoose(price);
      }}
    />
  );
}
