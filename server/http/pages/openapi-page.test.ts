import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import { openBrowser } from '../../../test/browser.ts';
import type { App } from '../app.ts';

let app: App;
let browser: Browser;
let address: string;

beforeAll(async () => {
  app = await bareHttp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a port, so its address has this type.
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test('the API’s page works under our own content security policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${address}/api/docs`);
  await page.locator('.opblock').filter({ hasText: '/readyz' }).waitFor();
  expect(await page.title()).toBe('Ardoise API');
  expect(complaints).toEqual([]);
});
