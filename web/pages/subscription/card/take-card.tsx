import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import { type Subscription, subscribedSchema } from '../../../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../../../shared/paths.ts';
import { isProblem } from '../../../api/api-problem.ts';
import { askApi } from '../../../api/ask.ts';
import { useAppData } from '../../../api/queries.ts';
import { failureWords, wordsOfRefusal } from '../../../forms/field-words.ts';
import formsStyles from '../../../forms/forms.module.css';
import { ScreenLoading } from '../../../frame/screen-loading.tsx';
import { t as wordsOf } from '../../../i18n/i18n.ts';
import { CardRefused, FormUnavailable } from '../../../payments/card-form.ts';
import { cardFormsQuery } from '../../../payments/load-card-forms.ts';
import { intentQuery, mySubscriptionQuery } from '../../../payments/subscription-queries.ts';
import { showError } from '../../../state/notices.ts';
import styles from '../subscription.module.css';
import { NotApproved, StillConfirming, settlePayment } from './settle-payment.ts';

type Props = {
  submit_label: string;
  /** The specification's sentence for a failure (§8). */
  failure: string;
  /** Sends the card to our server. */
  send(payment_method_id: string): Promise<z.infer<typeof subscribedSchema>>;
  /** Once the bank and the server agree that it is done. */
  onDone(subscription: Subscription): Promise<void>;
  /** Returns false if something besides the card is missing. */
  isReady?(): boolean;
  children?: ReactNode;
};

const alwaysReady = () => true;

export const changeCard = (payment_method: string) =>
  askApi(subscribedSchema, 'PUT', API_PATHS.updateDefaultPaymentMethod, { payment_method });

/** Reads a card with the provider's form, sends it, lets the bank ask, and shows failures in the banner and the form. */
export function TakeCard({ submit_label, failure, send, onDone, isReady = alwaysReady, children }: Props) {
  const { t } = useTranslation();
  const { payments } = useAppData();
  const queryCache = useQueryClient();
  const cardForms = useQuery(cardFormsQuery(payments));
  const setupIntent = useQuery(intentQuery());
  const [problem, setProblem] = useState<string | null>(null);

  if (cardForms.error || setupIntent.error)
    return (
      <div className={`${formsStyles.formError} ${styles.cardProblem}`} data-part="form-error">
        <p>
          {cardForms.error instanceof FormUnavailable
            ? t('subscription.form_failed', { host: cardForms.error.host })
            : t('subscription.intent_failed')}
        </p>
        <Button onClick={() => void (cardForms.error ? cardForms.refetch() : setupIntent.refetch())}>
          {t('frame.try_again')}
        </Button>
      </div>
    );
  if (!cardForms.data || setupIntent.data === undefined) return <ScreenLoading />;
  const { CardForm, confirm } = cardForms.data;

  const showFailure = (error: unknown) => {
    const words = paymentWords(error, failure);
    showError(words);
    setProblem(words);
    // The state may differ from this screen's, and the card has consumed the intent.
    void queryCache.invalidateQueries({ queryKey: mySubscriptionQuery().queryKey });
    void queryCache.invalidateQueries({ queryKey: intentQuery().queryKey });
  };
  const takeMethod = async (payment_method_id: string) => {
    setProblem(null);
    try {
      await onDone(await settlePayment(await send(payment_method_id), confirm));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <CardForm
      client_secret={setupIntent.data}
      submit_label={submit_label}
      isReady={isReady}
      onCard={takeMethod}
      onRefused={showFailure}
    >
      {children}
      {problem !== null && (
        <p className={formsStyles.formError} data-part="form-error">
          {problem}
        </p>
      )}
    </CardForm>
  );
}

/** The message for a failed payment: what failed, why, and what to do. */
function paymentWords(error: unknown, failure: string): string {
  if (error instanceof NotApproved) return wordsOf('subscription.confirm_failed');
  if (error instanceof StillConfirming) return wordsOf('subscription.still_confirming');
  if (error instanceof CardRefused) return `${failure} ${error.message}`.trim();
  if (!(error instanceof Error)) return failure;
  if (!isProblem(error, 'payment_failed')) return failureWords(failure, error);
  // The sentence, and at the card's field why the bank declined.
  return [error.message, ...Object.values(wordsOfRefusal(error))].join(' ');
}
