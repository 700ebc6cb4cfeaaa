import PDFDocument from 'pdfkit';
import type { BillingAddress, ChargedTax, Receipt } from '../../shared/api/subscriptions.ts';
import { premium as englishPremium } from '../../shared/i18n/app/en.ts';
import { premium as frenchPremium } from '../../shared/i18n/app/fr.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { receipt as english } from '../../shared/i18n/server/en.ts';
import { receipt as french } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { formatMoney } from '../../shared/money.ts';
import { sellersDay } from '../../shared/premium.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import { type FontWeight, inFont, runsOf } from '../pdf-fonts.ts';

const RECEIPT_MESSAGES = {
  en: { ...english, sandbox: englishPremium.sandbox },
  fr: { ...french, sandbox: frenchPremium.sandbox },
};

/** In points, of 1/72 inch; the page is a letter of 612 by 792. */
const LEFT_POINTS = 64;
const RIGHT_POINTS = 548;
const INK_COLOUR = '#1f2a33';
const QUIET_COLOUR = '#55626c';
const RULE_COLOUR = '#d9d3c4';

/** A receipt of one page, in the owner's language. The sandbox's says that no real money was paid. */
export async function receiptPdf({
  receipt,
  locale,
  is_sandbox,
}: {
  receipt: Receipt;
  locale: AppLocale;
  is_sandbox: boolean;
}): Promise<Buffer> {
  const words = RECEIPT_MESSAGES[locale];
  const tag = LANGUAGE_TAGS[locale];
  const isPaid = receipt.status === 'paid';
  const title = isPaid ? words.receipt_title : words.invoice_title;
  const number = receipt.number ?? receipt.id;
  const day = (at: string) => sellersDay(at, locale);
  const money = (amount: number) => formatMoney(amount, { locale, currency: receipt.currency, whole: false });
  const rate = ({ rate: thousandths }: ChargedTax) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }).format(thousandths / 100_000);

  const document = new PDFDocument({
    size: 'LETTER',
    margin: LEFT_POINTS,
    lang: tag,
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: receipt.seller },
  });
  const bytes = pdfBytes(document);
  const page = openPage(document);

  if (is_sandbox) page.line(words.sandbox, { weight: 600, gap: 12 });
  page.line(title, { size: 28, weight: 600, gap: 12 });
  page.line(interpolate(words.receipt_number, { number }));
  page.line(interpolate(words.receipt_date, { day: day(receipt.date) }), { gap: 28 });

  page.line(words.receipt_from, { color: QUIET_COLOUR, size: 9 });
  page.line(receipt.seller, { weight: 600 });
  for (const { name, registration } of receipt.taxes)
    if (registration)
      page.line(interpolate(words.receipt_registration, { name, registration }), { color: QUIET_COLOUR });
  page.gap(16);
  if (receipt.billing_address) {
    page.line(words.receipt_billed, { color: QUIET_COLOUR, size: 9 });
    for (const [index, text] of addressLines(receipt.billing_address, words.receipt_tax_number, tag).entries())
      page.line(text, { weight: index === 0 ? 600 : 400 });
  }
  page.rule();
  for (const { description, amount, period_start, period_end } of receipt.lines) {
    page.row(description, money(amount), { weight: 600 });
    const period = interpolate(words.receipt_period, { start: day(period_start), end: day(period_end) });
    page.line(period, { color: QUIET_COLOUR });
  }
  page.rule();
  page.row(words.receipt_subtotal, money(receipt.subtotal));
  for (const tax of receipt.taxes) {
    const { number: lineNumber, name, amount } = tax;
    page.row(interpolate(words.receipt_tax, { number: lineNumber, name, rate: rate(tax) }), money(amount));
  }
  page.rule();
  page.row(words.receipt_total, `${money(receipt.total)} ${receipt.currency}`, { size: 14, weight: 600 });
  page.line(paidLine(receipt, words, day), { color: QUIET_COLOUR });
  document.end();
  return await bytes;
}

function paidLine(
  { status, paid_at, card }: Receipt,
  words: Record<'receipt_open' | 'receipt_paid' | 'receipt_paid_card', string>,
  day: (at: string) => string,
): string {
  if (status !== 'paid' || paid_at === null) return words.receipt_open;
  return card
    ? interpolate(words.receipt_paid_card, { day: day(paid_at), last4: card.last4 })
    : interpolate(words.receipt_paid, { day: day(paid_at) });
}

function addressLines(address: BillingAddress, taxNumber: string, tag: string): string[] {
  const { name, company, line1, line2, city, province, postal_code, country, tax_number } = address;
  const townLine = [city, province, postal_code].filter(Boolean).join(' ');
  const lines = company ? [company, name] : [name];
  const countryName = new Intl.DisplayNames([tag], { type: 'region' }).of(country);
  return [
    ...lines,
    line1,
    line2,
    townLine,
    countryName,
    tax_number && interpolate(taxNumber, { number: tax_number }),
  ].filter((line): line is string => Boolean(line));
}

type TextLook = { size?: number; weight?: FontWeight; color?: string; gap?: number };

/** Writes from the top down. */
function openPage(document: PDFKit.PDFDocument) {
  let y = LEFT_POINTS;
  const writeText = (text: string, look: TextLook, placeText: (width: number) => number): void => {
    const { size = 11, weight = 400, color = INK_COLOUR } = look;
    const runs = runsOf(text);
    document.fontSize(size).fillColor(color);
    const widths = runs.map(({ slice, text: part }) => inFont(document, slice, weight).widthOfString(part));
    let x = placeText(widths.reduce((sum, width) => sum + width, 0));
    for (const [index, { slice, text: part }] of runs.entries()) {
      inFont(document, slice, weight).text(part, x, y, { lineBreak: false });
      x += widths[index] ?? 0;
    }
  };
  const moveDown = ({ size = 11, gap = 0 }: TextLook) => {
    y += size * 1.5 + gap;
  };
  return {
    line(text: string, look: TextLook = {}) {
      writeText(text, look, () => LEFT_POINTS);
      moveDown(look);
    },
    /** An amount, right-aligned beside its label. */
    row(text: string, amount: string, look: TextLook = {}) {
      writeText(text, look, () => LEFT_POINTS);
      writeText(amount, look, (width) => RIGHT_POINTS - width);
      moveDown(look);
    },
    rule() {
      y += 8;
      document.moveTo(LEFT_POINTS, y).lineTo(RIGHT_POINTS, y).lineWidth(0.5).strokeColor(RULE_COLOUR).stroke();
      y += 12;
    },
    gap(points: number) {
      y += points;
    },
  };
}
