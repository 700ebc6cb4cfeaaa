/** Words of the receipt as a file; `rate` is written as the language writes it. */
export const receipt = {
  receipt_title: 'Receipt',
  invoice_title: 'Invoice',
  receipt_number: 'No. {{number}}',
  receipt_date: 'Issued {{day}}',
  receipt_from: 'From',
  receipt_billed: 'Billed to',
  receipt_tax_number: 'Tax number {{number}}',
  receipt_period: '{{start}} to {{end}}',
  receipt_subtotal: 'Subtotal',
  receipt_tax: '{{number}} {{name}} {{rate}}',
  receipt_registration: '{{name}} no. {{registration}}',
  receipt_total: 'Total',
  receipt_paid: 'Paid {{day}}',
  receipt_paid_card: 'Paid {{day}} by card ending in {{last4}}',
  receipt_open: 'Not paid yet',
} as const;
