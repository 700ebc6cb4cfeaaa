import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { boundedBody } from './bounded-body.ts';
import { outboundAgents } from './outbound-agents.ts';
import { AnswerTooLong, outboundFetch } from './outbound-fetch.ts';
import { isPublicAddress, lookupFor, lookupPublic, OutboundRefused, peerOf, requirePeer } from './peer.ts';
import { refuseGlobalFetch } from './refuse-global-fetch.ts';

const LIMITS = { max_bytes: 1_000, max_ms: 60_000 };

/** A server on this machine, and the addresses that it was asked for. */
async function startPeer(answer: RequestListener): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  // The address of a TCP server is an object once it listens.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const operators = (url: string) => peerOf(url, 'https://api.example.com');

test('a server that the operator configured is reached, on this machine too', async () => {
  const peer = await startPeer((_, response) => response.end('here'));
  const answer = await outboundFetch(operators(peer.url), LIMITS)(`${peer.url}/a?b=c`);
  expect([answer.status, await answer.text(), peer.requests]).toEqual([200, 'here', ['/a?b=c']]);
});

test('a redirect is not followed', async () => {
  const other = await startPeer((_, response) => response.end('secret'));
  const peer = await startPeer((_, response) => response.writeHead(307, { location: other.url }).end());
  const answer = await outboundFetch(operators(peer.url), LIMITS)(peer.url, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.text(), peer.requests.length, other.requests]).toEqual([307, '', 1, []]);
});

test('no other server, scheme or port is contacted', async () => {
  const other = await startPeer((_, response) => response.end('secret'));
  const limited = outboundFetch(operators('http://127.0.0.1:1'), LIMITS);
  for (const url of [other.url, 'https://127.0.0.1:1/', 'http://localhost:1/', 'http://127.0.0.1.example.com:1/'])
    await expect(limited(url)).rejects.toThrow(OutboundRefused);
  expect(other.requests).toEqual([]);
});

test('an answer that is too long is aborted', async () => {
  const peer = await startPeer((_, response) => response.end('a'.repeat(LIMITS.max_bytes + 1)));
  const answer = await outboundFetch(operators(peer.url), LIMITS)(peer.url);
  await expect(answer.text()).rejects.toThrow(AnswerTooLong);
});

test('an answer that never ends is aborted', async () => {
  const peer = await startPeer((_, response) => void response.write('a'));
  const answer = await outboundFetch(operators(peer.url), { ...LIMITS, max_ms: 50 })(peer.url);
  await expect(answer.text()).rejects.toThrow(/abort|timeout/i);
});

describe('a stream of an answer', () => {
  test('passes as it is within its limits', async () => {
    expect(await text(boundedBody(Readable.from([Buffer.from('he'), Buffer.from('re')]), LIMITS))).toBe('here');
  });

  test.each([
    ['is too long', [Buffer.alloc(600), Buffer.alloc(600)], LIMITS],
    [
      'never ends',
      (async function* () {
        yield Buffer.from('a');
        await new Promise(() => undefined);
      })(),
      { ...LIMITS, max_ms: 20 },
    ],
  ])('fails if it %s, and its connection is closed', async (_, chunks, limits) => {
    const body = Readable.from(chunks);
    await expect(text(boundedBody(body, limits))).rejects.toThrow(AnswerTooLong);
    expect(body.destroyed).toBe(true);
  });

  test('fails with its connection, and closes it if nobody reads on', async () => {
    const broken = new PassThrough();
    const failing = text(boundedBody(broken, LIMITS));
    broken.destroy(new Error('reset'));
    await expect(failing).rejects.toThrow('reset');
    const unread = new PassThrough();
    boundedBody(unread, LIMITS).destroy();
    await vi.waitFor(() => expect(unread.destroyed).toBe(true));
  });
});

test('a host below the configured one belongs to it only if it may have buckets', () => {
  const peer = operators('https://s3.example.com');
  expect(() => requirePeer({ ...peer, hasSubdomains: true }, new URL('https://bucket.s3.example.com'))).not.toThrow();
  expect(() => requirePeer(peer, new URL('https://bucket.s3.example.com'))).toThrow(OutboundRefused);
  for (const url of ['http://bucket.s3.example.com', 'https://evils3.example.com', 'https://a.s3.example.com:8443'])
    expect(() => requirePeer({ ...peer, hasSubdomains: true }, new URL(url)), url).toThrow(OutboundRefused);
});

const PRIVATE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
];

test.each(PRIVATE)('%s is not public, and a public service is not reached there', async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  await expect(resolveTo([address], false)).rejects.toThrow(OutboundRefused);
  expect(await resolveTo([address], true)).toEqual([address]);
});

test('of a public service only the public addresses are used', async () => {
  expect(await resolveTo(['192.168.1.1', '8.8.8.8', '2606:4700::1111', '::1'], false)).toEqual([
    '8.8.8.8',
    '2606:4700::1111',
  ]);
});

/** What the lookup of a host returns if its DNS answers with these addresses. */
function resolveTo(addresses: string[], isOperators: boolean): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const dns = ((_host: string, _options: object, answered: (error: null, found: typeof answers) => void) =>
    answered(null, answers)) as unknown as Parameters<typeof lookupFor>[1];
  const done: Parameters<LookupFunction>[2] = (error, found) => {
    if (error) reject(error);
    else resolve(typeof found === 'string' ? [found] : found.map(({ address }) => address));
  };
  lookupFor({ isOperators }, dns)('api.example.com', { all: true }, done);
  return promise;
}

test('a nameserver that never answers ends the lookup of an owner’s host', async () => {
  const nameserver = createSocket('udp4').bind(0, '127.0.0.1');
  await once(nameserver, 'listening');
  const newResolver = () => {
    const resolver = new Resolver({ timeout: 50, tries: 1 });
    resolver.setServers([`127.0.0.1:${nameserver.address().port}`]);
    return resolver;
  };
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  lookupFor({ isOperators: false }, lookupPublic(newResolver))('till.example.com', { all: true }, (error) =>
    resolve(error?.code),
  );
  expect(await promise).toBe('ETIMEOUT');
  nameserver.close();
});

describe('the addresses of an owner’s host', () => {
  const FAILED = Object.assign(new Error('no such address'), { code: 'ENODATA' });
  type Answers = { v4: () => Promise<string[]>; v6: () => Promise<string[]>; hasIpv6: boolean };

  /** What the lookup returns, and which families the nameserver was asked for. */
  async function lookUp({ v4, v6, hasIpv6 }: Answers): Promise<{ addresses: string[]; asked: number[] }> {
    const cancelled = Promise.withResolvers<string[]>();
    const asked: number[] = [];
    // Of the forms of the two functions, the one without options.
    const resolver = {
      resolve4: () => {
        asked.push(4);
        return Promise.race([v4(), cancelled.promise]);
      },
      resolve6: () => {
        asked.push(6);
        return Promise.race([v6(), cancelled.promise]);
      },
      cancel: () => cancelled.reject(new Error('cancelled')),
    } as unknown as Resolver;
    cancelled.promise.catch(() => undefined);
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const lookup = lookupPublic(
      () => resolver,
      () => hasIpv6,
    );
    lookup('bistro.example.com', { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses.map(({ address }) => address));
    });
    return { addresses: await promise, asked };
  }

  const answer = (address: string) => async () => [address];
  const fail = () => Promise.reject(FAILED);
  const never = () => new Promise<string[]>(() => undefined);

  test.each<[what: string, answers: Answers, addresses: string[], asked: number[]]>([
    [
      'of both',
      { v4: answer('8.8.8.8'), v6: answer('2606:4700::1'), hasIpv6: true },
      ['8.8.8.8', '2606:4700::1'],
      [4, 6],
    ],
    ['of a machine without IPv6', { v4: answer('8.8.8.8'), v6: never, hasIpv6: false }, ['8.8.8.8'], [4]],
    [
      'of the other, if it has no other',
      { v4: fail, v6: answer('2606:4700::1'), hasIpv6: false },
      ['2606:4700::1'],
      [4, 6],
    ],
    [
      'of one, though the other is never answered',
      { v4: answer('8.8.8.8'), v6: never, hasIpv6: true },
      ['8.8.8.8'],
      [4, 6],
    ],
    [
      'of one, though the other has failed',
      { v4: fail, v6: answer('2606:4700::1'), hasIpv6: true },
      ['2606:4700::1'],
      [4, 6],
    ],
  ])('are those %s', async (_, answers, addresses, asked) => {
    expect(await lookUp(answers)).toEqual({ addresses, asked });
  });

  test('are none, and why, if both fail', async () => {
    await expect(lookUp({ v4: fail, v6: fail, hasIpv6: true })).rejects.toThrow('no such address');
  });
});

test('a library on Node’s http reaches its peer alone', async () => {
  const other = await startPeer((_, response) => response.end('secret'));
  const peer = await startPeer((_, response) => response.end('here'));
  const { httpAgent: agent } = outboundAgents(operators(peer.url));
  const [answer] = await once(get(peer.url, { agent }), 'response');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  // Node throws what `createConnection` throws, or emits it as the request's error.
  const refused = new Promise((_, reject) => void get(other.url, { agent }).on('error', reject));
  await expect(refused).rejects.toThrow(OutboundRefused);
  agent.destroy();
  expect(other.requests).toEqual([]);
});

test('a library that uses the platform’s fetch contacts nobody', async () => {
  const peer = await startPeer((_, response) => response.end('here'));
  const restore = refuseGlobalFetch();
  try {
    await expect(fetch(peer.url)).rejects.toThrow(OutboundRefused);
  } finally {
    restore();
  }
  expect(peer.requests).toEqual([]);
  expect(await (await fetch(peer.url)).text()).toBe('here');
});
