import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import { sandboxCardAnswerSchema, type sandboxCardBodySchema } from '../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import formsStyles from '../forms/forms.module.css';
import uiStyles from '../ui/ui.module.css';
import type { CardFormProps, CardForms } from './card-form.ts';
import styles from './payments.module.css';
import { type CardProblems, readCard, type TypedCard } from './read-card.ts';
import { askSandboxBank, SandboxBank } from './sandbox-bank.tsx';

/** Stripe's documented test cards, and what each does. */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'subscription.test_success'],
  ['4000 0000 0000 0002', 'subscription.test_declined'],
  ['4000 0000 0000 9995', 'subscription.test_funds'],
  ['4000 0000 0000 0069', 'subscription.test_expired'],
  ['4000 0027 6000 3184', 'subscription.test_authentication'],
  ['4000 0084 0000 1629', 'subscription.test_authentication_failed'],
  ['4000 0000 0000 0341', 'subscription.test_later'],
] as const;
const GOOD_CARD: TypedCard = { number: TEST_CARDS[0][0], expires: '12 / 34', cvc: '123' };

export const SANDBOX_FORMS: CardForms = { CardForm: SandboxCardForm, confirm: askSandboxBank };

/** The sandbox's card form, filled in with the test card that works. */
function SandboxCardForm({ submit_label, children, isReady, onCard, onRefused }: CardFormProps) {
  const { t } = useTranslation();
  const [card, setCard] = useState(GOOD_CARD);
  const [problems, setProblems] = useState<CardProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: z.input<typeof sandboxCardBodySchema>) => {
      const { payment_method_id } = await askApi(
        sandboxCardAnswerSchema,
        'POST',
        API_PATHS.sandboxPaymentMethods,
        body,
      );
      await onCard(payment_method_id);
    },
    networkMode: 'always',
    meta: { failure: 'silent' },
    onError: onRefused,
  });
  const submitCard = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady()) return;
    const cardReading = readCard(card);
    setProblems('problems' in cardReading ? cardReading.problems : {});
    if ('body' in cardReading) return mutate(cardReading.body);
    const [first] = Object.keys(cardReading.problems);
    formRef.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const fieldProps = (name: keyof TypedCard) => ({
    name,
    value: card[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    classNames: { input: uiStyles.figures },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setCard({ ...card, [name]: value }),
  });
  return (
    <>
      <form ref={formRef} className={formsStyles.form} noValidate aria-busy={isPending} onSubmit={submitCard}>
        <NativeSelect
          label={t('subscription.test_card')}
          size="md"
          value={TEST_CARDS.some(([number]) => number === card.number) ? card.number : ''}
          onChange={({ currentTarget }) => setCard({ ...GOOD_CARD, number: currentTarget.value })}
          data={[
            ...TEST_CARDS.map(([value, does]) => ({ value, label: t(does) })),
            // A typed number.
            { value: '', label: '—', disabled: true },
          ]}
        />
        <div className={styles.cardFields}>
          <TextInput
            {...fieldProps('number')}
            label={t('subscription.card_label')}
            error={problems.number && t('subscription.card_bad_number')}
          />
          <TextInput
            {...fieldProps('expires')}
            label={t('subscription.card_expires')}
            error={problems.expires && t('subscription.card_bad_expiry')}
          />
          <TextInput
            {...fieldProps('cvc')}
            label={t('subscription.card_cvc')}
            error={problems.cvc && t('subscription.card_bad_cvc')}
          />
        </div>
        {children}
        <Button type="submit" loading={isPending}>
          {submit_label}
        </Button>
      </form>
      <SandboxBank />
    </>
  );
}
