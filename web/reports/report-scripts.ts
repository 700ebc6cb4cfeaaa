// Each built by scripts/bundle-scripts.ts into one file named by its content.
const scriptFiles: Record<string, string> = import.meta.glob(['./watch-errors.ts', './report-errors.ts'], {
  query: '?script&url',
  import: 'default',
  eager: true,
});

/** The addresses of the scripts that report errors of the owner's app. */
export const REPORT_SCRIPTS = {
  watch_errors: scriptFiles['./watch-errors.ts'] ?? '',
  report_errors: scriptFiles['./report-errors.ts'] ?? '',
};
