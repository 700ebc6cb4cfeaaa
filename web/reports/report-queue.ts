declare global {
  /** Errors that aren't reported yet; one that is pushed later is reported at once. */
  var thrownErrors: Pick<unknown[], 'push'> & Iterable<unknown>;
}

/** The element that the server adds where errors are reported: its content is the DSN, `data-script` the SDK's address. */
const REPORTS_META = 'error-reports';

export const reportsMeta = (): HTMLMetaElement | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${REPORTS_META}"]`);
