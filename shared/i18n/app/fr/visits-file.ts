/** The file of visits, for spreadsheets. */
export const visits_file = {
  day: 'Jour',
  kind: 'Ce qui a été ouvert',
  menu: 'Menu',
  language: 'Langue',
  count: 'Nombre',
  visit: 'Page du menu',
  scan: 'Code QR ou adresse courte',
} as const;
