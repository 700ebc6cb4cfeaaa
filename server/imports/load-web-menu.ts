import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { Refusal } from '../../shared/errors.ts';
import { MEDIA_TYPES, MENU_FILE_TYPES, mediaTypesOf } from '../../shared/file-types.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { web_page_refusals as englishRefusals } from '../../shared/i18n/server/en.ts';
import { web_page_refusals as frenchRefusals } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { cleanFileName } from '../files/file-name.ts';
import { type SpooledFile, spoolUpload } from '../files/spool-upload.ts';
import type { App } from '../http/app.ts';
import { asWebRefusal, fetchWebFile, openWebAgent, type WebFile, WebRefusal } from '../outbound/fetch-web-file.ts';
import { type Layout, type UploadedFile, writeLaidOut } from './as-pages/as-pages.ts';
import type { LayoutRefusal } from './as-pages/carry-out-layout.ts';
import { fileNameOfPath } from './as-pages/html/menu-links.ts';

const MAX_HTML_BYTES = 5 * 1024 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const BYTES_PER_MB = 1024 * 1024;
/** For the page with its redirects, then for all files that it links together. */
const MAX_PAGE_MS = 15_000;
const MAX_LINKS_MS = 15_000;
/** A picture with fewer bytes is the sign of a menu, and no menu. */
const MIN_PICTURE_BYTES = 30_000;
/** A page that links more has other files, too: which are its menu is the owner's choice. */
const MAX_LINKS = 5;
const HTML_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml'];
const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]{0,20}:\/\//i;
/** A name, and perhaps a password, before the host. */
const USER_PATTERN = /^([a-z][a-z0-9+.-]{0,20}:\/\/)?[^\\/?#]{1,2000}@/i;
const MAX_SHOWN_CHARACTERS = 120;

const REFUSAL_WORDS = { en: englishRefusals, fr: frenchRefusals };
type PageProblem = keyof typeof englishRefusals;
type Asker = { restaurant_id: string; locale: AppLocale };

export type LoadedMenu = {
  /** At least one. */
  files: readonly UploadedFile[];
  /** Removes the temporary files: `await using menu = await loadMenu(…)`. */
  [Symbol.asyncDispose](): Promise<void>;
};

export type LoadMenu = (address: string, asker: Asker) => Promise<LoadedMenu>;

/**
 * Loads the menu at an address that an owner typed: a page's text laid out as pages, or the files that it calls its menu, or
 * the file that the address is of. Nothing waits in memory but one page of 5 MB a request, which counts as part of the spool.
 *
 * @throws by `LoadMenu`: Refusal `web_page_refused` with its reason, `web_import_off`, `too_many_requests`,
 * `service_unavailable`, `storage_full`, and of a linked file `file_too_large`.
 */
export function openWebMenus(
  app: App,
  { env, log, spool }: Pick<Deps, 'env' | 'log' | 'spool'>,
  { layOutFiles, layOutPage }: Layout,
): LoadMenu {
  const closing = new AbortController();
  let agent: Agent | undefined;
  app.addHook('onClose', async () => {
    closing.abort(new Refusal('service_unavailable'));
    await agent?.destroy();
  });

  return async (givenAddress, asker) => {
    if (env.WEB_IMPORT === 'off') throw new Refusal('web_import_off');
    const address = givenAddress.trim();
    const cleanUp = new AsyncDisposableStack();
    try {
      cleanUp.use(spool.beginForm(asker.restaurant_id));
      const spooledFiles = await loadFiles();
      const files = await layOutFiles(spooledFiles, asker);
      const disposal = cleanUp.move();
      return { files, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
    } catch (error) {
      await cleanUp.disposeAsync();
      if (!(error instanceof PageRefusal)) throw error;
      // Neither the address, which may have a password in it, nor what its server answers.
      log.info({ problem: error.problem }, 'web page refused');
      throw refusalOf(error);
    }

    async function loadFiles(): Promise<readonly UploadedFile[]> {
      const signal = deadline(MAX_PAGE_MS);
      const page = await fetchPage(address, signal);
      if (!HTML_TYPES.includes(page.media_type)) return [await spoolFile(page, signal)];
      const bytes = await readHtml(page.body, signal);
      const url = page.url;
      const answer = await layOutPage({ bytes, charset: page.charset, address: url.href }, asker.restaurant_id);
      if ('refused' in answer) throw new PageRefusal(LAYOUT_PROBLEMS[answer.refused], { sample: answer.sample });
      if ('links' in answer) {
        if (answer.links.length > MAX_LINKS) throw new PageRefusal('too_many_files', { files: answer.links.length });
        return await loadLinked(answer.links);
      }
      const folder = await spool.newFolder();
      const remove = () => rm(folder, { recursive: true, force: true });
      cleanUp.defer(remove);
      const path = join(folder, 'upload.pdf');
      await writeLaidOut(path, answer.pdf);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = nameOfPage(url);
      return [{ path, bytes: bytes.length, type: MEDIA_TYPES.pdf, name, sha256, remove, is_laid_out: true }];
    }

    /** Those that aren't there are left out: a page may link last year's, too. Any other problem refuses all. */
    async function loadLinked(links: readonly string[]): Promise<SpooledFile[]> {
      const signal = deadline(MAX_LINKS_MS);
      const outcomes = await Promise.allSettled(links.map((link) => loadLink(link, signal)));
      const problem = outcomes.find((outcome) => outcome.status === 'rejected');
      if (problem) throw problem.reason;
      const files = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value) || []);
      if (files.length === 0) throw new PageRefusal('no_menu');
      return files;
    }

    async function loadLink(link: string, signal: AbortSignal): Promise<SpooledFile | undefined> {
      try {
        const file = await fetchFile(link, signal);
        if (!HTML_TYPES.includes(file.media_type)) {
          const spooledFile = await spoolFile(file, signal);
          const isPicture = spooledFile.type === MEDIA_TYPES.png || spooledFile.type === MEDIA_TYPES.jpeg;
          return isPicture && spooledFile.bytes < MIN_PICTURE_BYTES ? undefined : spooledFile;
        }
        file.body.destroy();
        return undefined;
      } catch (error) {
        if (!(error instanceof PageRefusal)) throw error;
        if (error.problem === 'not_there') return undefined;
        throw new PageRefusal(error.problem, { address: link, cause: error.cause });
      }
    }

    async function spoolFile(file: WebFile, signal: AbortSignal): Promise<SpooledFile> {
      const part = { file: Object.assign(file.body, { truncated: false, bytesRead: 0 }), filename: nameOfFile(file) };
      try {
        const rules = { limit_bytes: MAX_FILE_BYTES, accept: mediaTypesOf(MENU_FILE_TYPES) };
        const spooledFile = await spoolUpload(spool, part, rules);
        cleanUp.defer(spooledFile.remove);
        return spooledFile;
      } catch (error) {
        if (!(error instanceof Refusal)) throw asPageRefusal(error, signal);
        if (error.code === 'file_type_refused' || error.code === 'file_empty') throw new PageRefusal('not_a_page');
        if (error.code === 'file_too_large') throw new PageRefusal('too_large', { max_bytes: MAX_FILE_BYTES });
        throw error.code === 'bad_request' ? asPageRefusal(error.cause, signal) : error;
      }
    }

    async function readHtml(body: Readable, signal: AbortSignal): Promise<Buffer> {
      const chunks: Buffer[] = [];
      let byteCount = 0;
      cleanUp.defer(() => spool.giveBack(byteCount));
      try {
        for await (const chunk of body) {
          const bytes = Buffer.from(chunk);
          if (byteCount + bytes.length > MAX_HTML_BYTES)
            throw new PageRefusal('too_large', { max_bytes: MAX_HTML_BYTES });
          spool.take(bytes.length);
          byteCount += bytes.length;
          chunks.push(bytes);
        }
      } catch (error) {
        throw error instanceof PageRefusal || error instanceof Refusal ? error : asPageRefusal(error, signal);
      }
      return Buffer.concat(chunks);
    }

    function refusalOf({ problem, details }: PageRefusal): Refusal {
      const shownAddress = (details.address ?? address).replace(USER_PATTERN, '$1');
      const reason = interpolate(REFUSAL_WORDS[asker.locale][problem], {
        seconds: (details.address === undefined ? MAX_PAGE_MS : MAX_LINKS_MS) / 1_000,
        megabytes: (details.max_bytes ?? MAX_FILE_BYTES) / BYTES_PER_MB,
        text: details.sample ?? '',
        files: details.files ?? 0,
        max_files: MAX_LINKS,
      });
      const isLong = shownAddress.length > MAX_SHOWN_CHARACTERS;
      return new Refusal('web_page_refused', {
        params: { address: isLong ? `${shownAddress.slice(0, MAX_SHOWN_CHARACTERS)}…` : shownAddress, reason },
      });
    }
  };

  /** Without a scheme, as people write addresses: by https, and if no server answers so, by http. */
  async function fetchPage(address: string, signal: AbortSignal): Promise<WebFile> {
    if (SCHEME_PATTERN.test(address)) return await fetchFile(address, signal);
    try {
      return await fetchFile(`https://${address}`, signal);
    } catch (error) {
      if (!(error instanceof PageRefusal) || error.problem !== 'unreachable') throw error;
      return await fetchFile(`http://${address}`, signal);
    }
  }

  async function fetchFile(address: string, signal: AbortSignal): Promise<WebFile> {
    agent ??= openWebAgent();
    try {
      return await fetchWebFile(address, { env, max_bytes: MAX_FILE_BYTES, signal, agent });
    } catch (error) {
      throw asPageRefusal(error, signal);
    }
  }

  function deadline(milliseconds: number): AbortSignal {
    return AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]);
  }
}

type Details = { address?: string; sample?: string; files?: number; max_bytes?: number; cause?: unknown };

class PageRefusal extends Error {
  readonly problem: PageProblem;
  readonly details: Details;

  constructor(problem: PageProblem, details: Details = {}) {
    super(problem, { cause: details.cause });
    this.problem = problem;
    this.details = details;
  }
}

function asPageRefusal(error: unknown, signal: AbortSignal): unknown {
  const refusal = asWebRefusal(error, signal);
  return refusal instanceof WebRefusal ? new PageRefusal(refusal.reason, { cause: refusal.cause }) : refusal;
}

const LAYOUT_PROBLEMS = {
  unreadable: 'not_a_page',
  encrypted: 'not_a_page',
  macros: 'not_a_page',
  no_text: 'no_menu',
  too_long: 'too_long',
  script: 'script',
} as const satisfies Record<LayoutRefusal['refused'], PageProblem>;

/** "www.bistro.example › fr › menu" */
const nameOfPage = ({ hostname, pathname }: URL): string =>
  cleanFileName([hostname, ...pathname.split('/').map(fileNameOfPath)].filter((part) => part !== '').join(' › '));

/** A text is recognised by its name. */
function nameOfFile({ url, media_type }: WebFile): string {
  const name = fileNameOfPath(url.pathname) || url.hostname;
  return media_type === 'text/plain' && !/\.(?:txt|text|md)$/i.test(name) ? `${name}.txt` : name;
}
