import { expect, test, vi } from 'vitest';
import { startSentryServer } from '../test/sentry-server.ts';
import { ownServer, sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const sentry = await startSentryServer();
const [reporting, silent, browser] = await Promise.all([
  ownServer({ SENTRY_DSN: sentry.dsn }),
  sharedServer(),
  sharedBrowser(),
]);

const PERSONAL = 'chef@example.com';

test('an error of the owner’s app is reported once, by its kind and place; a browser’s warnings are not', async () => {
  // Not withPage, which accepts neither errors nor requests to another server.
  const context = await browser.newContext({ locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto(`${reporting.url}/sign-in?next=%2Fadmin&email=${encodeURIComponent(PERSONAL)}`);
    await page.getByRole('textbox').fill(PERSONAL);
    await page.waitForFunction(() => document.querySelector('script[src*="report-errors"]') !== null);
    await page.evaluate((personal) => {
      const fail = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
      fail(new Error('ResizeObserver loop completed with undelivered notifications.'));
      fail(new TypeError('Failed to fetch'));
      fail(new DOMException('The user aborted a request.', 'AbortError'));
      fail('a text of an extension');
      const error = new RangeError(`${personal} typed too much`);
      fail(error);
      fail(error);
    }, PERSONAL);
    await vi.waitFor(() => expect(sentry.errors.filter(isOfApp)).not.toEqual([]), { timeout: 60_000 });
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new EvalError('last') })));
    await vi.waitFor(() => expect(sentry.errors.filter(isOfApp)).toHaveLength(2), { timeout: 60_000 });
    expect(sentry.errors.filter(isOfApp)).toMatchObject([
      { tags: { app: 'owner', language: 'en' }, exception: { values: [{ type: 'RangeError' }] } },
      { exception: { values: [{ type: 'EvalError' }] } },
    ]);
    expect(sentry.raw.join('\n')).not.toMatch(/chef|typed too much|next=/);
  } finally {
    await context.close();
  }
});

test('the owner’s app traces its load and each of its requests, in the server’s own traces and without their addresses', async () => {
  const context = await browser.newContext({ locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto(`${reporting.url}/sign-in?next=%2Fadmin&email=${encodeURIComponent(PERSONAL)}`);
    await page.getByRole('textbox').fill(PERSONAL);
    await page.getByRole('textbox').press('Enter');
    await page.waitForURL('**/confirm**');
    const traced = () => sentry.transactions.filter(isOfApp);
    const transactionNamed = (name: string) => traced().find(({ transaction }) => transaction === name);
    await vi.waitFor(() => expect(transactionNamed('POST /login')).toBeDefined(), { timeout: 60_000 });
    expect(transactionNamed('POST /login')).toMatchObject({ contexts: { trace: { op: 'http.client' } } });
    await vi.waitFor(
      () => expect(transactionNamed('/sign-in')).toMatchObject({ contexts: { trace: { op: 'pageload' } } }),
      {
        timeout: 60_000,
      },
    );
    const login = transactionNamed('POST /login')?.['tags']?.['request_id'];
    const ofServer = sentry.transactions.filter((event) => !isOfApp(event) && event.tags?.['request_id'] === login);
    expect(ofServer).toMatchObject([{ transaction: 'POST /login' }]);
    expect(sentry.raw.join('\n')).not.toMatch(/chef|next=/);
    expect(sentry.raw.join('\n')).not.toContain('"infer_ip":"auto"');
  } finally {
    await context.close();
  }
});

test('the built server traces its requests where errors are reported', async () => {
  await vi.waitFor(() => expect(sentry.transactions.map(({ transaction }) => transaction)).toContain('GET /readyz'), {
    timeout: 60_000,
  });
});

test('without a DSN the app doesn’t load error reporting, and its policy names no other server', async () => {
  await withPage({ browser, origin: silent.url }, async (page) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => void requestedUrls.push(request.url()));
    const answer = await page.goto(`${silent.url}/sign-in`, { waitUntil: 'networkidle' });
    expect(await answer?.text()).not.toContain('error-reports');
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
    expect(requestedUrls.filter((url) => /errors-/.test(url) || !url.startsWith(silent.url))).toEqual([]);
  });
});

const isOfApp = ({ tags }: { tags?: Record<string, string> | undefined }): boolean => tags?.['app'] === 'owner';
