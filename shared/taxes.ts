import * as z from 'zod/mini';
import { MAX_TAXES } from './limits.ts';
import type { Currency } from './money.ts';
import { isPrintable } from './text-rules.ts';

/** A tax in the menu's footnote; `rate` is in thousandths of a percent (9.975 % is 9975). */
export const taxSchema = z.strictObject({
  number: z.int().check(z.gte(1), z.lte(MAX_TAXES)),
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(40), z.refine(isPrintable, { error: 'control_characters' })),
  rate: z.int().check(z.gte(0), z.lte(100_000)),
  /** The restaurant's registration number for this tax. */
  registration: z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(40), z.refine(isPrintable, { error: 'control_characters' }))),
    null,
  ),
});
export type Tax = z.infer<typeof taxSchema>;

/** Specification §3 and §9. */
export const GST: Tax = { number: 1, name: 'GST', rate: 5_000, registration: null };
export const QST: Tax = { number: 2, name: 'QST', rate: 9_975, registration: null };
export const OFFERED_TAXES = [GST, QST] as const;

/** Design §4: in Canada and the United States menus are printed before tax, elsewhere with it. */
export const hasTaxesByDefault = (currency: Currency): boolean => currency !== 'CAD' && currency !== 'USD';
