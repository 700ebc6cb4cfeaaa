/** What is known of a draft and of the menu (shared/doubts.ts), wherever it is said. */
export const doubts = {
  none: 'Nothing doubtful found',
  to_check_one: '{{count}} place to check',
  to_check_other: '{{count}} places to check',
  without_price_one: '{{count}} dish has no price',
  without_price_other: '{{count}} dishes have no price',
  price_in_name_one: '{{count}} name ends in a number that may be its price',
  price_in_name_other: '{{count}} names end in a number that may be their price',
  illegible_one: '{{count}} dish was hard to read and hasn’t been checked',
  illegible_other: '{{count}} dishes were hard to read and haven’t been checked',
} as const;
