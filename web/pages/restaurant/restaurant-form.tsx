import { NativeSelect, Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from '../../../shared/menu.ts';
import { changedFields } from '../../draft/change/change.ts';
import { commitFields } from '../../draft/draft.ts';
import { type ChosenPicture, saveLogo } from '../../draft/pictures.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { FormShell } from '../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../forms/saving/use-save-form.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { FontField } from './font-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { ContactFields, CurrencyField, LanguageField, NameFields } from './restaurant-fields.tsx';
import { readRestaurant, restaurantValues } from './restaurant-values.ts';
import { Specimen } from './specimen.tsx';
import { TaxLines } from './tax-lines.tsx';

export function RestaurantForm({ restaurant, onReload }: { restaurant: Restaurant; onReload(): void }) {
  const { t } = useTranslation();
  // As it was when the form was opened.
  const [base] = useState(restaurant);
  const [initial] = useState(() => restaurantValues(base, currentLocale()));
  // If the logo fails, saved fields aren't sent again.
  const savedBody = useRef<object>(readRestaurant(initial).body ?? {});
  const isAtLogo = useRef(false);
  const [logo, setLogo] = useState<ChosenPicture>(undefined);
  const { form, ...save } = useSaveForm({
    initial,
    read: readRestaurant,
    send: async (body) => {
      isAtLogo.current = false;
      await commitFields('restaurant', base, changedFields(savedBody.current, body));
      savedBody.current = body;
      isAtLogo.current = true;
      await saveLogo(logo);
    },
    failure: () => (isAtLogo.current ? t('restaurant.logo_not_uploaded') : t('saves.restaurant_not_updated')),
    refine: (path, words) => (path === 'currency' ? t('restaurant.currency_refused') : words),
    isChangedBeside: logo !== undefined,
    onSaved: onReload,
  });
  const { title_font, text_font } = form.getValues();
  return (
    <FormShell save={save} submit_label={t('frame.save')} onReload={onReload}>
      <NameFields form={form} />
      <LogoField logo={restaurant.logo} name={restaurant.name} chosen={logo} onChoose={setLogo} />
      <FormSection title={t('restaurant.fonts')} note={t('restaurant.fonts_note')}>
        <FontField
          label={t('restaurant.title_font')}
          use="title"
          value={title_font}
          onChange={(font) => form.setFieldValue('title_font', font)}
        />
        <FontField
          label={t('restaurant.text_font')}
          use="text"
          value={text_font}
          onChange={(font) => form.setFieldValue('text_font', font)}
        />
        <Specimen values={form.getValues()} />
      </FormSection>
      <FormSection title={t('restaurant.language_and_currency')}>
        <LanguageField {...form.getInputProps('main_locale')} />
        <CurrencyField form={form} currentCurrency={restaurant.currency} />
      </FormSection>
      <FormSection title={t('restaurant.taxes')} note={t('restaurant.taxes_note')}>
        <Switch
          label={t('restaurant.prices_include_taxes')}
          {...form.getInputProps('prices_include_taxes', { type: 'checkbox' })}
        />
        <TaxLines form={form} />
        <NativeSelect
          size="md"
          label={t('restaurant.service_charge')}
          description={t('restaurant.service_charge_note')}
          data={[
            { value: '', label: t('restaurant.service_unsaid') },
            { value: 'included', label: t('restaurant.service_included') },
            { value: 'not_included', label: t('restaurant.service_not_included') },
          ]}
          {...form.getInputProps('service_charge')}
        />
      </FormSection>
      <FormSection title={t('restaurant.contact')} note={t('restaurant.contact_note')}>
        <ContactFields form={form} />
      </FormSection>
      <FormSection title={t('restaurant.opening_hours')} note={t('restaurant.opening_hours_note')}>
        <HoursFields form={form} />
      </FormSection>
    </FormShell>
  );
}
