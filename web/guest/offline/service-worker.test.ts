import { afterEach, expect, test, vi } from 'vitest';
import { OWN_DOMAIN_HEADER } from '../../../shared/own-domain.ts';
import { OFFLINE_ID } from './messages.ts';

const PAGE = `<html lang="en"><template id="${OFFLINE_ID}">Of <time></time>.<i> Only.</i></template></html>`;
const OURS = { [OWN_DOMAIN_HEADER]: '1' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Starts the worker of a scope in a browser's place. */
async function startWorker(scope: string, answer: () => Response) {
  const { origin } = new URL(scope);
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(keyOf(key))?.clone(),
      put: async (key: string, stored: Response) => void store.set(keyOf(key), stored),
      delete: async (key: string) => store.delete(keyOf(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  const listeners = new Map<string, (event: object) => void>();
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  });
  const ask = vi.fn(async () => answer());
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('self', {
    registration: { scope, unregister },
    clients: { claim: async () => undefined, get: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  });
  await import('./service-worker.ts');
  /** What the worker answers, once it has done all that it does; undefined if it leaves a request to the browser. */
  const request = async (path: string, mode = 'navigate') => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: origin + path, method: 'GET', mode, headers: new Headers() },
      resultingClientId: '',
      waitUntil: (task: Promise<unknown>) => void work.push(task),
      respondWith: (given: Promise<Response>) => {
        response = given;
      },
    });
    const received = await response;
    await Promise.all(work);
    return received;
  };
  const copies = () => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { request, unregister, copies, ask };
}

const page = (headers: Record<string, string>, status = 200) => new Response(PAGE, { status, headers });

test('on a domain that leads to another site by now, the worker removes its copies and itself', async () => {
  let answer = page(OURS);
  const { request, unregister, copies } = await startWorker('https://menu.chez.example/', () => answer.clone());
  await request('/menus/1');
  await request('/assets/guest-start-JBaQLjyU.js', 'no-cors');
  await request(`/files/${'0a'.repeat(32)}-480.webp`, 'no-cors');
  expect(copies().length).toBe(3);
  // The answers of a proxy whose server is down.
  for (const status of [429, 502, 503]) {
    answer = page({}, status);
    await request('/menus/1');
  }
  expect([copies().length, unregister.mock.calls.length]).toEqual([3, 0]);
  answer = new Response('Shoes', { headers: { 'content-type': 'text/html' } });
  expect(await (await request('/'))?.text()).toBe('Shoes');
  expect(copies()).toEqual([]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(await request('/cart')).toBeUndefined();
});

test.each([404, 410])('an answer %i that isn’t ours removes it, too', async (status) => {
  const { request, unregister } = await startWorker('https://menu.chez.example/', () => page({}, status));
  await request('/menus/1');
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('our answer that there is no such menu doesn’t', async () => {
  const { request, unregister } = await startWorker('https://menu.chez.example/', () => page(OURS, 404));
  await request('/menus/9');
  expect(unregister).not.toHaveBeenCalled();
});

test('at a restaurant’s address here it stays, whatever is answered', async () => {
  const scope = 'https://menus.example/restaurants/7k3m9x2p4q';
  const { request, unregister, copies } = await startWorker(scope, () => page({}));
  await request('/restaurants/7k3m9x2p4q/menus/1');
  expect(copies()).toEqual(['https://menus.example/restaurants/7k3m9x2p4q/menus/1']);
  expect(unregister).not.toHaveBeenCalled();
});

test('only files that are named by their content are kept, and on a domain only ours', async () => {
  let answer = page(OURS);
  const { request, copies, ask } = await startWorker('https://menu.chez.example/', () => answer.clone());
  for (const path of ['/assets/app.js', '/assets/logo.png', '/assets/shoes/guest-start-JBaQLjyU.js', '/files/list.pdf'])
    expect(await request(path, 'no-cors'), path).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
  answer = page({});
  expect(await request('/assets/index-JBaQLjyU.js', 'no-cors')).toBeDefined();
  expect(copies()).toEqual([]);
});
