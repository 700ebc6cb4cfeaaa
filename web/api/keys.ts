/** Every query's key, in one place, so that screens share what was fetched. */
export const KEYS = {
  session: ['session'],
  appData: ['app-data'],
  /** The owner's draft: the restaurant with its menus. */
  restaurant: ['restaurant'],
  /** Whether it is published, and how many changes aren't. */
  status: ['status'],
  /** The translation progress of each language of the menu. */
  translationProgress: ['translations'],
  translations: (locale: string) => ['translations', locale] as const,
  translationDraft: (locale: string, kind: string, source: string) =>
    ['translation-draft', locale, kind, source] as const,
  glossary: ['glossary'],
  /** What the words of the dishes name. */
  namedAllergens: ['named-allergens'],
  /** What publishing would change. */
  draftChanges: ['draft-changes'],
  publications: ['publications'],
  publicationChanges: (version: number) => ['publication-changes', version] as const,
  /** The published prices of a dish. */
  itemPrices: (itemId: number) => ['item-prices', itemId] as const,
  /** What was deleted or replaced. */
  bin: ['bin'],
  /** What guests opened. */
  visits: ['visits'],
  /** The file of the QR code. */
  qr: ['qr'],
  usage: ['usage'],
  /** The subscription and everything about payments. */
  subscription: ['subscription'],
  /** The state of an item's generated picture. */
  image: (itemId: number) => ['image', itemId] as const,
  verifiedStatus: ['verified-status'],
  /** Where the owner is signed in. */
  sessions: ['sessions'],
  /** The account's security log. */
  securityEvents: ['security-events'],
  updatedAt: ['updated-at'],
  imports: ['imports'],
  import: (id: number) => ['imports', id] as const,
  review: (id: number) => ['imports', id, 'review'] as const,
} as const;
