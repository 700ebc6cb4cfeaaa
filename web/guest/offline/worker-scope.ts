/** The used part of a service worker's global scope: the compiler knows only that of pages. */
export type WorkerScope = {
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type Fetched = Lasting & {
  request: Request;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};
