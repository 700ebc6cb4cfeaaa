/** Addresses of menus as data files. Apart from shared/paths.ts, which the app's first screen loads. */
export const DATA_PATHS = {
  menuData: '/api/menus/:id/data',
  menuDataFile: '/api/menus/:id/data/:kind',
} as const;
