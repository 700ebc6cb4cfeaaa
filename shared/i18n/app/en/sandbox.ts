/** Words of the sandbox's own page at /dev/payments. */
export const sandbox = {
  sandbox_title: 'Sandbox payments',
  sandbox_lead:
    'No card here is real and nobody is charged. Move the clock on to see renewals, overdue invoices and ends.',
  sandbox_clock: 'Its clock says {{time}}.',
  advance_day: 'One day on',
  advance_week: '8 days on',
  advance_month: '31 days on',
  advance_year: '366 days on',
  sandbox_empty: 'Nobody has subscribed yet.',
  sandbox_period: 'Paid until {{day}}',
  sandbox_cards: 'Test cards',
} as const;
