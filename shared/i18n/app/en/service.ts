/** The screen that the staff's link opens. */
export const service = {
  title: 'What is sold out?',
  description: 'Mark dishes as sold out, and put them back.',
  lead: 'Tap a dish when it is sold out: guests see it at once. Tap it again when it is back.',
  search: 'Find a dish',
  none_found: 'No dish is called that.',
  no_dishes: 'There are no dishes on the menu yet.',
  sold_out: 'Sold out',
  until_tomorrow: 'Sold out until tomorrow',
  count_zero: 'Nothing is sold out.',
  count_one: '{{count}} dish is sold out.',
  count_other: '{{count}} dishes are sold out.',
  waiting: 'No connection: what you tap is sent as soon as it is back.',
  ended_title: 'This link no longer works',
  ended: 'Ask whoever runs the menu for a new one, or open the link you were given once more.',
  load_failed: 'The dishes could not be loaded.',
} as const;
