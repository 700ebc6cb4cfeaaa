/** Pictures of the dishes that were seen, fonts and scripts; the oldest make room. */
const MAX_FILES = 120;
const MAX_FILE_BYTES = 1024 * 1024;
/** Files of ours, whose names have a hash of their content: a file with another name may change. */
const FILE_PATH = /^\/(?:assets\/[\w.-]+-[\w-]{8}\.\w+|files\/[\da-f]{64}[\w.-]*)$/;

/** Copies of files, whose addresses name their content: one that is here needs no network. */
export class KeptFiles {
  readonly #name: string;

  constructor(path: string) {
    this.#name = `files of ${path}`;
  }

  isFile({ pathname }: URL): boolean {
    return FILE_PATH.test(pathname);
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
  }

  async find(url: URL): Promise<Response | undefined> {
    return await (await caches.open(this.#name)).match(url.href);
  }

  async keep(url: URL, answer: Response): Promise<void> {
    if (answer.status !== 200 || Number(answer.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) return;
    const fileCache = await caches.open(this.#name);
    await fileCache.put(url.href, answer);
    const cachedRequests = await fileCache.keys();
    for (const key of cachedRequests.slice(0, Math.max(0, cachedRequests.length - MAX_FILES)))
      await fileCache.delete(key);
  }
}
