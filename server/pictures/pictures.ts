import { fileURLToPath } from 'node:url';
import { type BoundsProblem, ChildError } from '../../reader/bounded/child-messages.ts';
import { ChildPool } from '../../reader/bounded/child-pool.ts';
import { Refusal } from '../../shared/errors.ts';
import type { MediaType } from '../../shared/file-types.ts';
import { refuseType } from '../files/file-type.ts';
import type { SpooledFile } from '../files/spool-upload.ts';
import {
  mostMegapixels,
  type PictureAnswers,
  type PictureCall,
  type PlacedPicture,
  type ShareCard,
  type StoredPictureSize,
  TOO_MANY_PIXELS,
} from './child/picture-calls.ts';
import type { TextOutline } from './child/text-outline.ts';

const PROGRAM = fileURLToPath(new URL('./child/picture-child.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** The heaviest valid picture, a progressive JPEG of 120 megapixels, needs 430 MB and 1.2 s on a quiet machine. */
const MEMORY_LIMIT_BYTES = 700 * MEGABYTE;
/** Processor time, and all time: a request waits for the picture. */
const CALL_LIMITS = { processor_ms: 20_000, wall_ms: 20_000 };
/** At a third of a second each, the last one waits for a quarter of a minute. */
const MOST_WAITING = 40;
const IDLE_MS = 60_000;
const BUSY_PROBLEMS: ReadonlySet<string> = new Set<BoundsProblem>(['queue_full', 'out_of_time', 'server_busy']);

export type UploadedPicture = Pick<SpooledFile, 'path' | 'name' | 'type'>;
type MadeLogo = Omit<PictureAnswers['makeLogo'], 'webp'> & { bytes: Buffer };
type MadePicture = StoredPictureSize & { files: { width: number; bytes: Buffer }[] };

/**
 * Pictures are processed in a child process, one at a time, so that uploaded files and large drawings neither crash nor
 * block the process that answers requests.
 */
export type Pictures = {
  /** @throws Refusal `file_type_refused` if it is broken, `service_unavailable` while too many wait or if it is too slow. */
  makeLogo(upload: UploadedPicture, accept: readonly MediaType[]): Promise<MadeLogo>;
  /** @throws Refusal as `makeLogo`; `picture_too_large`. */
  makePicture(upload: UploadedPicture, accept: readonly MediaType[]): Promise<MadePicture>;
  /** A restaurant's card for shared links, as PNG. @throws Refusal as `svgToPng`. */
  drawCard(card: ShareCard): Promise<Buffer>;
  /** Our own words as outlines; cached, since there are few of them. @throws Refusal as `svgToPng`. */
  outlineText(text: string): Promise<TextOutline>;
  /** Draws an SVG of our own, and a picture on it. @throws Refusal `service_unavailable` while too many wait. */
  svgToPng(svg: string, picture?: PlacedPicture): Promise<Buffer>;
  /** A stored logo as a PNG in base64. @throws Refusal as `svgToPng`. */
  logoToPng(webp: Buffer): Promise<string>;
  /** What a camera would read in a picture, null if nothing. @throws Refusal as `svgToPng`. */
  decodeQr(png: Buffer): Promise<string | null>;
  close(): Promise<void>;
  /** The child's memory, while it runs. */
  readonly pids: number[];
  /** The child's peak memory during a call. */
  readonly peak_bytes: number;
};

/** Starts nothing: the first call does; the child ends after a minute without calls. */
export function openPictures(): Pictures {
  const pool = new ChildPool({
    program: PROGRAM,
    memory_limit_bytes: MEMORY_LIMIT_BYTES,
    call_limits: CALL_LIMITS,
    at_once: 1,
    most_waiting: MOST_WAITING,
    idle_ms: IDLE_MS,
  });
  const outlines = new Map<string, TextOutline>();
  const ask = async <Call extends PictureCall>(call: Call): Promise<PictureAnswers[Call['method']]> => {
    try {
      // The child answers each method with its type of PictureAnswers; both ends are code of this folder.
      return (await pool.ask(call)).result as PictureAnswers[Call['method']];
    } catch (error) {
      // None of them is the picture's fault for certain.
      if (error instanceof ChildError && BUSY_PROBLEMS.has(error.problem))
        throw new Refusal('service_unavailable', { cause: error });
      throw error;
    }
  };
  return {
    makeLogo: async (upload, accept) => {
      const { path } = upload;
      const { webp, ...logo } = await ask({ method: 'makeLogo', path }).catch(refuse(upload, accept));
      return { ...logo, bytes: fromBase64(webp) };
    },
    makePicture: async (upload, accept) => {
      const { path, type } = upload;
      const { files, ...size } = await ask({ method: 'makePicture', path, type }).catch(refuse(upload, accept));
      return { ...size, files: files.map(({ width, webp }) => ({ width, bytes: fromBase64(webp) })) };
    },
    drawCard: async (card) => fromBase64((await ask({ method: 'drawCard', card })).card),
    outlineText: async (text) => {
      const outline = outlines.get(text) ?? (await ask({ method: 'outlineText', text }));
      outlines.set(text, outline);
      return outline;
    },
    svgToPng: async (svg, picture) =>
      fromBase64((await ask({ method: 'svgToPng', svg, picture: picture ?? null })).png),
    logoToPng: async (webp) => (await ask({ method: 'logoToPng', webp: webp.toString('base64') })).png,
    decodeQr: async (png) => (await ask({ method: 'decodeQr', png: png.toString('base64') })).text,
    close: () => pool.close(),
    get pids() {
      return pool.pids;
    },
    get peak_bytes() {
      return pool.peak_bytes;
    },
  };
}

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');

/** A picture that crashes the child process or exceeds its limits is refused, whatever its first bytes are. */
const refuse =
  ({ name, type }: UploadedPicture, accept: readonly MediaType[]) =>
  (error: unknown): never => {
    if (!(error instanceof ChildError)) throw error;
    if (error.problem === TOO_MANY_PIXELS || error.problem === 'out_of_memory')
      throw new Refusal('picture_too_large', { params: { file: name, max: mostMegapixels(type) }, cause: error });
    throw refuseType(name, accept, error);
  };
