// Built by scripts/bundle-scripts.ts into one file named by its content.
const scriptFiles: Record<string, string> = import.meta.glob('./measure-pages.ts', {
  query: '?script&url',
  import: 'default',
  eager: true,
});

/** The address of the script that asks owners, and then loads the tag manager. */
export const MEASURING_SCRIPT = scriptFiles['./measure-pages.ts'] ?? '';
