import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { paymentsSchema } from '../../shared/api/app-data.ts';
import { KEYS } from '../api/keys.ts';
import type { CardForms } from './card-form.ts';

type Payments = z.infer<typeof paymentsSchema>;

/** The provider's forms, with its script: loaded before any screen of the subscription (specification §2). */
export const cardFormsQuery = (payments: Payments) =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'forms', payments.provider, payments.publishable_key],
    queryFn: () => loadCardForms(payments),
    // Holds the provider's own objects, which live as long as the document.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Its screens wait for it, and each form loads it again when it appears: retries would never end.
    retryOnMount: false,
    meta: { failure: 'silent' },
  });

/** @throws FormUnavailable if the provider's script can't be loaded. */
async function loadCardForms({ provider, publishable_key }: Payments): Promise<CardForms> {
  if (provider !== 'stripe') return (await import('./sandbox-card-form.tsx')).SANDBOX_FORMS;
  return (await import('./stripe-card-form.tsx')).loadStripeForms(publishable_key ?? '');
}
