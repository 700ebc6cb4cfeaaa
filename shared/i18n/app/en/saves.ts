/** The words of the specification's section 8 for edits that were refused, and of edits that wait. */
export const saves = {
  menu_not_created: 'The menu could not be created.',
  menu_not_updated: 'The menu could not be updated.',
  menu_not_deleted: 'The menu could not be deleted.',
  menu_not_reordered: 'The menu could not be reordered.',
  section_not_created: 'The menu section could not be created.',
  section_not_updated: 'The menu section could not be updated.',
  section_not_deleted: 'The menu section could not be deleted.',
  section_not_reordered: 'The menu section could not be reordered.',
  item_not_created: 'The menu item could not be created.',
  item_not_updated: 'The menu item could not be updated.',
  item_not_deleted: 'The menu item could not be deleted.',
  item_not_reordered: 'The menu item could not be reordered.',
  offline_one: 'Not saved yet: no connection. {{count}} change waits.',
  offline_other: 'Not saved yet: no connection. {{count}} changes wait.',
} as const;
