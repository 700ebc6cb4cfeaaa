import { Button } from '@mantine/core';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { type SubmitEvent, useState } from 'react';
import formsStyles from '../forms/forms.module.css';
import { currentLocale } from '../i18n/i18n.ts';
import { type CardFormProps, type CardForms, CardRefused, FormUnavailable } from './card-form.ts';

const STRIPE_HOST = 'js.stripe.com';

/** Stripe's own script and its Payment Element. @throws FormUnavailable if the script can't be loaded. */
export async function loadStripeForms(publishableKey: string): Promise<CardForms> {
  const stripeLibrary = await loadStripe(publishableKey, { locale: currentLocale() }).catch((cause: unknown) => {
    throw new FormUnavailable(STRIPE_HOST, cause);
  });
  if (!stripeLibrary) throw new FormUnavailable(STRIPE_HOST, undefined);
  return {
    CardForm: (props) => <StripeCardForm {...props} stripe={stripeLibrary} />,
    confirm: async (client_secret) =>
      (await stripeLibrary.handleNextAction({ clientSecret: client_secret })).error === undefined,
  };
}

function StripeCardForm({ stripe, ...props }: CardFormProps & { stripe: Stripe }) {
  const { client_secret } = props;
  return (
    // An intent is consumed by its card: the next one needs another form.
    <Elements
      key={client_secret}
      stripe={stripe}
      options={{ clientSecret: client_secret, appearance: formAppearance() }}
    >
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ submit_label, children, isReady, onCard, onRefused }: CardFormProps) {
  const stripeClient = useStripe();
  const stripeElements = useElements();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const takeCard = async () => {
    if (!stripeClient || !stripeElements || !isReady()) return;
    const { error: incomplete } = await stripeElements.submit();
    // The element shows itself what is missing.
    if (incomplete) return;
    const { error, setupIntent } = await stripeClient.confirmSetup({
      elements: stripeElements,
      redirect: 'if_required',
      // Cards never redirect; the parameter is required all the same.
      confirmParams: { return_url: location.href },
    });
    const paymentMethod = setupIntent?.payment_method;
    if (paymentMethod) await onCard(typeof paymentMethod === 'string' ? paymentMethod : paymentMethod.id);
    else onRefused(new CardRefused(error?.message ?? ''));
  };
  const submitCard = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    void takeCard()
      .catch(onRefused)
      .finally(() => setBusy(false));
  };
  return (
    <form className={formsStyles.form} noValidate aria-busy={isBusy} onSubmit={submitCard}>
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setShown(true)} />
      {children}
      <Button type="submit" loading={isBusy} disabled={!isShown}>
        {submit_label}
      </Button>
    </form>
  );
}

/** The style of tokens.css for Stripe's frame. */
function formAppearance(): Appearance {
  const rootStyle = getComputedStyle(document.documentElement);
  const styleToken = (name: string) => rootStyle.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: styleToken('--saffron-ink'),
      colorBackground: styleToken('--card'),
      colorText: styleToken('--ink'),
      colorTextSecondary: styleToken('--ink-2'),
      colorDanger: styleToken('--brick'),
      borderRadius: styleToken('--radius'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}
