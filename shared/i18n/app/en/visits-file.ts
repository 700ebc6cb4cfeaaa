/** The file of visits, for spreadsheets. */
export const visits_file = {
  day: 'Day',
  kind: 'What was opened',
  menu: 'Menu',
  language: 'Language',
  count: 'How often',
  visit: 'Menu page',
  scan: 'QR code or short address',
} as const;
