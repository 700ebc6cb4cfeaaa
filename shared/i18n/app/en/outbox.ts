/** Words of the outbox at /dev/outbox. */
export const outbox = {
  title: 'Outbox',
  lead: 'Mails that would have been sent. No relay is set, so they stay on this machine.',
  empty: 'No mail in the last 15 minutes.',
  to: 'To {{address}}',
} as const;
