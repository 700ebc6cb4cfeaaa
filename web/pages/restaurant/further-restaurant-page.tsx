import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { createRestaurantBodySchema } from '../../../shared/api/restaurants.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { Currency } from '../../../shared/money.ts';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { useRestaurant } from '../../api/queries.ts';
import { roleOf, signedInUser } from '../../api/session.ts';
import { newCreationKey } from '../../draft/change/change.ts';
import { currentDraft } from '../../draft/draft.ts';
import { saveAll } from '../../draft/replace-draft.ts';
import { checkBody } from '../../forms/check-body.ts';
import { FormShell } from '../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../forms/saving/use-save-form.ts';
import { Page } from '../../frame/page.tsx';
import { startWith } from '../../frame/start-with.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { guessCurrency } from '../../session/guess-currency.ts';
import { guessMenuLocale } from '../../session/guess-menu-locale.ts';
import { forgetOnboardingAnswers, readOnboardingAnswers } from '../../session/onboarding-answers.ts';
import { browserTimezone } from '../../session/timezone.ts';
import { CurrencySelect, LanguageField } from './restaurant-fields.tsx';

type NewRestaurant = { name: string; main_locale: MenuLocale; currency: Currency; timezone: string };

/** One more restaurant of the same account, with its own menu, code, languages and subscription. */
export function FurtherRestaurantPage() {
  const user = signedInUser();
  return user && roleOf(user) === 'staff' ? <FirstOfStaff user_id={user.id} /> : <AfterOther />;
}

/** Staff don't read the restaurant where they work; their answers of before the invitation aren't asked for again. */
function FirstOfStaff({ user_id }: { user_id: string }) {
  const timezone = browserTimezone();
  const {
    name = '',
    main_locale = guessMenuLocale(navigator.languages, currentLocale()),
    currency = guessCurrency(timezone, navigator.languages),
  } = readOnboardingAnswers(user_id);
  return <NewRestaurantForm start={{ name, main_locale, currency, timezone }} onAdded={forgetOnboardingAnswers} />;
}

function AfterOther() {
  const { main_locale, currency, timezone } = useRestaurant();
  return (
    <NewRestaurantForm
      start={{ name: '', main_locale, currency, timezone }}
      saveEdits={() => saveAll(currentDraft())}
    />
  );
}

type FormProps = { start: NewRestaurant; saveEdits?(): Promise<void>; onAdded?(): void };

function NewRestaurantForm({ start: { timezone, ...initial }, saveEdits, onAdded }: FormProps) {
  const { t } = useTranslation();
  // A request whose answer was lost is sent again with it, and creates nothing twice.
  const [creation_key] = useState(newCreationKey);
  const { form, ...save } = useSaveForm({
    initial,
    read: (values) => checkBody(createRestaurantBodySchema, { ...values, timezone, creation_key }),
    send: async (body) => {
      await saveEdits?.();
      const { restaurant } = await askApi(restaurantAnswerSchema, 'POST', API_PATHS.restaurants, body);
      onAdded?.();
      return restaurant;
    },
    failure: () => t('restaurants.not_added'),
    onSaved: startWith,
  });
  return (
    <Page title={t('restaurants.add')} description={t('restaurants.add_description')}>
      <FormShell
        save={save}
        submit_label={t('restaurants.add')}
        cancel_to={APP_PATHS.admin}
        onReload={() => location.reload()}
      >
        <TextInput
          size="md"
          label={t('restaurant.name')}
          name="organization"
          autoComplete="off"
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
        <LanguageField {...form.getInputProps('main_locale')} />
        <CurrencySelect {...form.getInputProps('currency')} />
      </FormShell>
    </Page>
  );
}
