import type { z } from 'zod/mini';
import { createSectionBodySchema } from '../../../../shared/api/menus.ts';
import type { AppLocale } from '../../../../shared/locales.ts';
import type { Section } from '../../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { newTemporaryId } from '../../../draft/change/change.ts';
import { AmountReader } from '../../../forms/amounts/typed-amounts.ts';
import { checkBody, type Reading } from '../../../forms/check-body.ts';

/** A section's form; a new one has a temporary id. `menu_id` is a number as string: choosing another moves the section. */
export type SectionValues = {
  id: number;
  title: string;
  description: string;
  price: string;
  price_text: string;
  hidden: boolean;
  menu_id: string;
};
export type SectionBody = Omit<z.output<typeof createSectionBodySchema>, 'creation_key'>;

export const newSectionValues = (menuId: number): SectionValues => ({
  id: newTemporaryId(),
  title: '',
  description: '',
  price: '',
  price_text: '',
  hidden: false,
  menu_id: String(menuId),
});

export const sectionValues = (section: Section, currency: Currency, locale: AppLocale): SectionValues => ({
  id: section.id,
  title: section.title,
  description: section.description ?? '',
  price: typedAmount(section.price, currency, locale),
  price_text: section.price_text ?? '',
  hidden: section.hidden,
  menu_id: String(section.menu_id),
});

export function readSection(values: SectionValues, currency: Currency): Reading<SectionBody> {
  const amounts = new AmountReader(currency);
  const { title, description, price_text, hidden } = values;
  const price = amounts.read(values.price, 'price');
  const body = { title, description, price, price_text, hidden, menu_id: Number(values.menu_id) };
  return checkBody(createSectionBodySchema, body, amounts.problems);
}
