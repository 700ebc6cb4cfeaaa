/** Pictures of the dishes that were seen, fonts and scripts; the oldest make room. */
const MAX_FILES = 120;
const MAX_FILE_BYTES = 1024 * 1024;
const PATHS = ['/assets/', '/files/'];

/** Copies of files, whose addresses name their content: one that is here needs no network. */
export class KeptFiles {
  readonly #name: string;

  constructor(path: string) {
    this.#name = `files of ${path}`;
  }

  isFile({ pathname }: URL): boolean {
    return PATHS.some((path) => pathname.startsWith(path));
  }

  async find(url: URL): Promise<Response | undefined> {
    return await (await caches.open(this.#name)).match(url.href);
  }

  async keep(url: URL, answer: Response): Promise<void> {
    if (answer.status !== 200 || Number(answer.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) return;
    const files = await caches.open(this.#name);
    await files.put(url.href, answer);
    const keys = await files.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MAX_FILES))) await files.delete(key);
  }
}
