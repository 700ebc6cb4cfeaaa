import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FONTS } from '../../../shared/fonts.ts';
import { hoursText } from '../../../shared/hours-words.ts';
import { allergens as english } from '../../../shared/i18n/guest/en.ts';
import { allergens as french } from '../../../shared/i18n/guest/fr.ts';
import type { Restaurant } from '../../../shared/menu.ts';
import { typedAmount } from '../../../shared/money.ts';
import type { OpeningHours, OpeningPeriod } from '../../../shared/opening-hours.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { afterChoice, type Conflict, type FieldConflict } from '../change/conflict.ts';
import { findItem, findMenu, findSection } from '../change/menu-tree.ts';
import { useDraft, useQueue } from '../use-draft.ts';
import { allergenListWords, isAllergenList } from './allergen-list-words.ts';
import styles from './conflict.module.css';

/** The same fields were changed elsewhere: shows both versions for the owner to choose. The one dialog for edits in place and forms. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  const queue = useQueue();
  const restaurant = useDraft();
  const fieldLabels = useFieldLabels(conflict);
  const valueWords = useValueWords(restaurant);
  const title = titleOf(conflict, restaurant);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('edits.conflict_title')}
    >
      {title !== undefined && <h3 className={styles.of}>{title}</h3>}
      <p>{t('edits.conflict')}</p>
      {conflict.fields.map((field) => (
        <section key={field.field} className={styles.conflict} aria-label={fieldLabels[field.field]}>
          <h4>{fieldLabels[field.field]}</h4>
          <dl>
            <dt>{t('edits.conflict_mine')}</dt>
            <dd>{valueWords(field, field.mine)}</dd>
            <dt>{t('edits.conflict_theirs')}</dt>
            <dd>{valueWords(field, field.theirs)}</dd>
          </dl>
        </section>
      ))}
      <div className={styles.choice}>
        <Button data-autofocus onClick={() => queue.decide(afterChoice(conflict, 'mine'))}>
          {t('edits.keep_mine')}
        </Button>
        <Button variant="default" onClick={() => queue.decide(afterChoice(conflict, 'theirs'))}>
          {t('edits.take_theirs')}
        </Button>
      </div>
    </Modal>
  );
}

/** The title of the dish, section or menu in conflict: several conflicts may follow each other. */
function titleOf({ change: { entity, id } }: Conflict, restaurant: Restaurant): string | undefined {
  if (entity === 'restaurant') return undefined;
  return { menu: findMenu, section: findSection, item: findItem }[entity](restaurant, id)?.title;
}

const isPeriodList = (list: unknown[]): list is OpeningPeriod[] =>
  list.length > 0 && list.every((value) => typeof value === 'object' && value !== null && 'days' in value);

/** Each field's label in its form. */
function useFieldLabels({ change: { entity } }: Conflict): Record<string, string> {
  const { t } = useTranslation();
  const isRestaurant = entity === 'restaurant';
  return {
    title: {
      restaurant: t('restaurant.name'),
      menu: t('menu_forms.menu_title'),
      section: t('menu_forms.section_title'),
      item: t('menu_forms.item_title'),
    }[entity],
    display_mode: t('menu_forms.display'),
    hidden: entity === 'menu' ? t('menu_forms.hidden') : t('hiding.hidden'),
    serving_periods: t('menu_forms.serving'),
    description: t('menu_forms.description'),
    details: t('menu_forms.details'),
    price: t('menu_forms.price'),
    price_max: t('menu_forms.price_to'),
    price_text: t('menu_forms.price_text'),
    variants: t('menu_forms.kind_sizes'),
    options: t('menu_forms.options'),
    tags: t('menu_forms.tags'),
    allergens: t('edits.allergens'),
    meat_origins: t('menu_forms.meat_origins'),
    homemade: t('menu_forms.homemade'),
    taxes: isRestaurant ? t('restaurant.taxes') : t('menu_forms.taxes'),
    menu_id: t('menu_forms.menu'),
    menu_section_id: t('menu_forms.section'),
    name: t('restaurant.name'),
    tagline: t('restaurant.tagline'),
    title_font: t('restaurant.title_font'),
    text_font: t('restaurant.text_font'),
    main_locale: t('restaurant.main_language'),
    currency: t('restaurant.currency'),
    prices_include_taxes: t('restaurant.prices_include_taxes'),
    service_charge: t('restaurant.service_charge'),
    address: t('restaurant.address'),
    phone: t('restaurant.phone'),
    hours: t('restaurant.hours'),
    opening_hours: t('restaurant.opening_hours'),
  };
}

/** A field's value as text: amounts as they are typed, named values by their name. */
function useValueWords(restaurant: Restaurant): (field: FieldConflict, value: unknown) => string {
  const { t } = useTranslation();
  const locale = currentLocale();
  const allergenWords = {
    names: { en: english, fr: french }[locale],
    states: {
      contains: t('allergen_table.contains'),
      may_contain: t('allergen_table.may_contain'),
      not_declared: t('allergen_table.not_declared'),
    },
  };
  const namedValues: Record<string, Record<string, string>> = {
    display_mode: { simple: t('menu_forms.simple'), complex: t('menu_forms.complex') },
    service_charge: {
      included: t('restaurant.service_included'),
      not_included: t('restaurant.service_not_included'),
    },
  };
  const numberWords = (field: string, value: number): string => {
    if (field === 'menu_id') return findMenu(restaurant, value)?.title ?? '';
    if (field === 'menu_section_id') return findSection(restaurant, value)?.title ?? '';
    return typedAmount(value, restaurant.currency, locale);
  };
  /** For a tag, a size or an option with its allergens, a tax or the number of one. */
  const labelOf = (value: unknown): string => {
    if (typeof value === 'number') return restaurant.taxes.find(({ number }) => number === value)?.name ?? '';
    if (typeof value !== 'object' || value === null) return String(value);
    if ('label' in value) {
      const labelWithPrice = withAmount(String(value.label), value);
      const allergenWordsOf =
        'allergens' in value && isAllergenList(value.allergens)
          ? allergenListWords(value.allergens, allergenWords)
          : '';
      return allergenWordsOf === '' ? labelWithPrice : `${labelWithPrice} (${allergenWordsOf})`;
    }
    if ('meat' in value && 'country' in value) return `${value.meat} ${value.country}`;
    return 'name' in value ? String(value.name) : '';
  };
  const withAmount = (label: string, value: object): string =>
    'price' in value && typeof value.price === 'number'
      ? `${label} ${typedAmount(value.price, restaurant.currency, locale)}`
      : label;
  const listWords = (list: unknown[]): string => {
    if (isPeriodList(list)) return hoursText({ periods: list, closed: [] }, locale);
    return isAllergenList(list) ? allergenListWords(list, allergenWords) : list.map(labelOf).join(', ');
  };
  return ({ field }, value) => {
    if (Array.isArray(value)) return listWords(value) || t('edits.nothing');
    if (value === null || value === '') return t('edits.nothing');
    if (typeof value === 'number') return numberWords(field, value);
    if (typeof value === 'boolean') return value ? '✓' : '–';
    // Compared by hoursText, which refuses nothing.
    if (field === 'opening_hours') return hoursText(value as OpeningHours, locale);
    // Compared with the list of them.
    if (field.endsWith('_font')) return FONTS[value as keyof typeof FONTS]?.name ?? '';
    return namedValues[field]?.[String(value)] ?? String(value);
  };
}
