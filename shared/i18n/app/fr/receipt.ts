import type { receipt as english } from '../en/receipt.ts';

export const receipt: Record<keyof typeof english, string> = {
  receipt_title: 'Reçu',
  invoice_title: 'Facture',
  receipt_number: 'Nº {{number}}',
  receipt_date: 'Émis le {{day}}',
  receipt_from: 'De',
  receipt_billed: 'Facturé à',
  receipt_tax_number: 'Numéro de taxe {{number}}',
  receipt_period: 'Du {{start}} au {{end}}',
  receipt_subtotal: 'Sous-total',
  receipt_tax: '{{number}} {{name}} {{rate}}',
  receipt_registration: '{{name}} nº {{registration}}',
  receipt_total: 'Total',
  receipt_paid: 'Payé le {{day}}',
  receipt_paid_card: 'Payé le {{day}} par la carte se terminant par {{last4}}',
  receipt_open: 'Pas encore payée',
};
