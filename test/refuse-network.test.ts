import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { takeRefused } from './refuse-network.ts';

test('a connection to another machine fails, and is reported', async () => {
  // An address for documentation (RFC 5737): no host has it.
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow();
  expect(takeRefused()).toEqual(['192.0.2.1']);
});

test('this machine is reached', async () => {
  const server = createServer((_, response) => response.end('here'));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  server.close();
});
