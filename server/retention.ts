/**
 * How long each table and folder keeps what, and what deletes it; docs/operating.md shows it as a table, and
 * server/retention.test.ts fails if a table of the schema is missing. `by` is a job of server/all-jobs.ts, or what else
 * deletes the rows.
 */
type Retention = { kept: string; by: RetentionSweep };
type RetentionSweep = { job: string } | 'its owner' | 'its restaurant' | 'its user' | 'its next use' | 'never';

const WITH_RESTAURANT = { kept: 'As long as the restaurant', by: 'its restaurant' } as const;
const WITH_USER = { kept: 'As long as the account', by: 'its user' } as const;
const IN_BIN = { kept: 'As long as the owner keeps them; 30 days in the bin', by: { job: 'purge-bin' } } as const;

export const TABLES: Readonly<Record<string, Retention>> = {
  users: { kept: 'As long as the account', by: 'its owner' },
  restaurants: { kept: 'As long as the account', by: 'its owner' },
  restaurant_counters: WITH_RESTAURANT,
  memberships: { kept: 'Until the person is removed', by: 'its owner' },
  invitations: { kept: '30 days', by: { job: 'sweep-invitations' } },
  current_restaurants: WITH_USER,
  known_devices: { kept: '400 days after the last use', by: { job: 'sweep-accounts' } },
  sessions: { kept: '31 days, or until they end', by: { job: 'sweep-accounts' } },
  login_codes: { kept: 'Until they expire and their hour is over', by: { job: 'sweep-accounts' } },
  code_tries: { kept: 'An hour', by: { job: 'sweep-accounts' } },
  email_links: { kept: '30 days after they expire or are used', by: { job: 'sweep-accounts' } },
  email_asks: { kept: '30 days', by: { job: 'sweep-accounts' } },
  security_events: { kept: '90 days; the newest 100 of an account', by: { job: 'sweep-accounts' } },
  passkeys: { kept: 'Until they are removed; 20 an account', by: 'its owner' },
  used_challenges: { kept: 'Until they would have expired', by: 'its next use' },
  limit_counts: { kept: 'Until their window is over', by: 'its next use' },
  subscriptions: WITH_USER,
  billing_details: WITH_USER,
  payment_events: { kept: '60 days', by: { job: 'reconcile-subscriptions' } },
  subscription_notices: { kept: 'Two years', by: { job: 'reconcile-subscriptions' } },
  sandbox_objects: { kept: 'As long as the sandbox, on localhost only', by: 'never' },
  usage_months: { kept: 'Two years', by: { job: 'sweep-usage' } },
  reading_days: { kept: 'A day', by: 'its next use' },
  menus: IN_BIN,
  menu_sections: IN_BIN,
  menu_items: IN_BIN,
  allergen_declarations: WITH_RESTAURANT,
  item_images: { kept: 'As long as the item', by: { job: 'purge-bin' } },
  imports: {
    kept: 'IMPORTS_KEPT_DAYS (90) after they were applied, discarded or failed, and while they can be rolled back; a year if nobody reviews them',
    by: { job: 'sweep-old-imports' },
  },
  import_pages: { kept: 'As long as the import', by: { job: 'sweep-old-imports' } },
  publications: { kept: 'The newest 50, and those of 90 days', by: { job: 'sweep-publications' } },
  translations: {
    kept: 'As long as one of the newest 50 publications has the text',
    by: { job: 'sweep-translations' },
  },
  translation_languages: WITH_RESTAURANT,
  named_codes: WITH_RESTAURANT,
  code_days: { kept: '90 days; not after the code is deleted', by: { job: 'sweep-visits' } },
  visit_days: { kept: '90 days', by: { job: 'sweep-visits' } },
  chats: { kept: '30 days', by: { job: 'sweep-chats' } },
  chat_messages: { kept: '30 days', by: { job: 'sweep-chats' } },
  chat_spending: { kept: 'Two years', by: { job: 'sweep-chats' } },
  service_links: { kept: 'Until they are replaced', by: 'its owner' },
  webhooks: { kept: 'Until it is removed', by: 'its owner' },
  webhook_deliveries: { kept: '30 days', by: { job: 'sweep-deliveries' } },
  own_domains: { kept: 'Until it is removed', by: 'its owner' },
  menu_keys: { kept: 'Until they are revoked; five a restaurant', by: 'its owner' },
  service_sessions: { kept: '12 hours', by: 'its next use' },
  account_deletions: { kept: 'Until the account is gone', by: { job: 'resume-deletions' } },
  operator_acts: { kept: 'Two years', by: { job: 'sweep-acts' } },
  installation_facts: { kept: 'As long as the installation', by: 'never' },
};

/** Of DATA_DIR, or in the store that FILES_URL names. */
export const FOLDERS: Readonly<Record<string, Retention>> = {
  'public/…webp': {
    kept: 'While a restaurant, item or publication shows them, and a day',
    by: { job: 'sweep-public-files' },
  },
  'private/…/imports': { kept: 'As long as the import', by: { job: 'sweep-import-files' } },
  'private/cards': { kept: 'As long as the restaurant, one a version of its look', by: 'its restaurant' },
  models: { kept: 'What the operator put there', by: 'never' },
  spool: { kept: 'As long as the upload; 15 minutes after its process died', by: 'its next use' },
  'private/builds': { kept: 'The newest three builds, with their assets', by: 'its next use' },
  copies: { kept: 'As long as the command that reads them', by: 'its next use' },
};

/** One line of the table in docs/operating.md. */
export function retentionLine(name: string, { kept: keptTime, by }: Retention): string {
  return `| \`${name}\` | ${keptTime} | ${typeof by === 'string' ? by : `\`${by.job}\``} |`;
}
