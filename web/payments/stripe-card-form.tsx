import { Button } from '@mantine/core';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { type SubmitEvent, useState } from 'react';
import formsStyles from '../forms/forms.module.css';
import { currentLocale } from '../i18n/i18n.ts';
import { type CardFormProps, type CardForms, CardRefused, FormUnavailable } from './card-form.ts';

const HOST = 'js.stripe.com';

/** Stripe's own script and its Payment Element. @throws FormUnavailable if the script can't be loaded. */
export async function loadStripeForms(publishableKey: string): Promise<CardForms> {
  const stripe = await loadStripe(publishableKey, { locale: currentLocale() }).catch((cause: unknown) => {
    throw new FormUnavailable(HOST, cause);
  });
  if (!stripe) throw new FormUnavailable(HOST, undefined);
  return {
    CardForm: (props) => <StripeCardForm {...props} stripe={stripe} />,
    confirm: async (client_secret) =>
      (await stripe.handleNextAction({ clientSecret: client_secret })).error === undefined,
  };
}

function StripeCardForm({ stripe, ...props }: CardFormProps & { stripe: Stripe }) {
  const { client_secret } = props;
  return (
    // An intent is consumed by its card: the next one needs another form.
    <Elements key={client_secret} stripe={stripe} options={{ clientSecret: client_secret, appearance: appearance() }}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ submit_label, children, isReady, onCard, onRefused }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const take = async () => {
    if (!stripe || !elements || !isReady()) return;
    const { error: incomplete } = await elements.submit();
    // The element shows itself what is missing.
    if (incomplete) return;
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      // Cards never redirect; the parameter is required all the same.
      confirmParams: { return_url: location.href },
    });
    const method = setupIntent?.payment_method;
    if (method) await onCard(typeof method === 'string' ? method : method.id);
    else onRefused(new CardRefused(error?.message ?? ''));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    void take()
      .catch(onRefused)
      .finally(() => setBusy(false));
  };
  return (
    <form className={formsStyles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setShown(true)} />
      {children}
      <Button type="submit" loading={isBusy} disabled={!isShown}>
        {submit_label}
      </Button>
    </form>
  );
}

/** The style of tokens.css for Stripe's frame. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--saffron-ink'),
      colorBackground: token('--card'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorDanger: token('--brick'),
      borderRadius: token('--radius'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}
