/** Pictures of the dishes that were seen, fonts and scripts; the oldest make room. */
const MAX_FILES = 120;
const MAX_FILE_BYTES = 1024 * 1024;
const FILE_PATHS = ['/assets/', '/files/'];

/** Copies of files, whose addresses name their content: one that is here needs no network. */
export class KeptFiles {
  readonly #name: string;

  constructor(path: string) {
    this.#name = `files of ${path}`;
  }

  isFile({ pathname }: URL): boolean {
    return FILE_PATHS.some((path) => pathname.startsWith(path));
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
