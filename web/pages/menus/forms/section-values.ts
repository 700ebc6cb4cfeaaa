import type { z } from 'zod/mini';
import { createSectionBodySchema } from '../../../../shared/api/menus.ts';
import type { AppLocale } from '../../../../shared/locales.ts';
import type { Section } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { checkBody, type Reading } from '../../../forms/check-body.ts';
import { AmountReader, typedAmount } from '../../../forms/typed-amounts.ts';

/** A section's form. `menu_id` is a number as text: choosing another moves the section. */
export type SectionValues = { title: string; description: string; price: string; price_text: string; menu_id: string };
export type SectionBody = z.output<typeof createSectionBodySchema>;

export const newSectionValues = (menuId: number): SectionValues => ({
  title: '',
  description: '',
  price: '',
  price_text: '',
  menu_id: String(menuId),
});

export const sectionValues = (section: Section, currency: Currency, locale: AppLocale): SectionValues => ({
  title: section.title,
  description: section.description ?? '',
  price: typedAmount(section.price, currency, locale),
  price_text: section.price_text ?? '',
  menu_id: String(section.menu_id),
});

export function readSection(values: SectionValues, currency: Currency): Reading<SectionBody> {
  const amounts = new AmountReader(currency);
  const { title, description, price_text } = values;
  const price = amounts.read(values.price, 'price');
  const body = { title, description, price, price_text, menu_id: Number(values.menu_id) };
  return checkBody(createSectionBodySchema, body, amounts.problems);
}
