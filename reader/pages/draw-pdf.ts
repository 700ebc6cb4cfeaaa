import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { ReadingError } from '../reading.ts';

const WASM = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');

/** Memory limit of pdfium, which adds up to a fifth as it grows: a child that exceeds its own limit is killed. */
const MAX_MODULE_BYTES = 320 * 1024 * 1024;
/**
 * FPDF_RENDER_LIMITEDIMAGECACHE (fpdfview.h): releases pictures once drawn. Without it a page in strips held all of
 * them decoded.
 */
const LIMITED_CACHE = 0x200;

type Instantiate = NonNullable<NonNullable<Parameters<typeof PDFiumLibrary.init>[0]>['instantiateWasm']>;
/** The callback that emscripten passes the instance to; the package's types declare another argument. */
type Receive = (instance: Pick<WebAssembly.Instance, 'exports'>, module: WebAssembly.Module) => void;
type Native = (...numbers: number[]) => number;

let compiled: Promise<WebAssembly.Module> | undefined;

export type PdfDrawing = {
  /**
   * Page `n` (from 0) as an opaque picture whose longer side is `longest` pixels. With `partly`, pictures in it that
   * need more memory than available are left out.
   * @throws {ReadingError} `out_of_memory` or `file_damaged` if pdfium can't draw the page; the drawing is unusable
   * then.
   */
  drawPage(n: number, longest: number, options?: { partly?: boolean }): Promise<Sharp>;
  /** Bytes held by pdfium: they only grow, and are freed with the drawing. */
  readonly held_bytes: number;
};

/**
 * Opens a PDF to draw its pages. Each has a pdfium instance with memory of its own, so that a file's damage ends with
 * that file. The program is compiled once for all instances, which also speeds up growing.
 * @throws {ReadingError} `out_of_memory`, or `file_damaged` if pdfium can't open the file.
 */
export async function openDrawing(bytes: Uint8Array, maxBytes = MAX_MODULE_BYTES): Promise<PdfDrawing> {
  compiled ??= readFile(WASM).then((program) => WebAssembly.compile(program));
  const memory = new PdfiumMemory(await compiled, maxBytes);
  // All of this is pdfium's work on the file; pdfjs may have read the text of a file that pdfium refuses.
  const library = await memory.guard(() => PDFiumLibrary.init({ instantiateWasm: memory.instantiate }));
  const document = await memory.guard(() => library.loadDocument(bytes));
  return {
    drawPage: (n, longest, { partly = false } = {}) =>
      memory.guard(async () => {
        const page = await drawPage(document, n, longest);
        // Pdfium silently leaves out what doesn't fit into memory.
        if (memory.is_short && !partly) throw new Error('Pictures were left out for want of memory.');
        return page;
      }),
    get held_bytes() {
      return memory.held_bytes;
    },
  };
}

/** The memory of one pdfium, limited so that it never gets this process killed. */
class PdfiumMemory {
  readonly #module: WebAssembly.Module;
  readonly #mostBytes: number;
  #memory: unknown;
  /** Pdfium requested more than its limit. */
  is_short = false;

  constructor(module: WebAssembly.Module, maxBytes: number) {
    this.#module = module;
    this.#mostBytes = maxBytes;
  }

  get held_bytes(): number {
    return this.#memory instanceof WebAssembly.Memory ? this.#memory.buffer.byteLength : 0;
  }

  readonly instantiate: Instantiate = (imports, receive) => {
    const environment = imports.env ?? {};
    const grow = environment.emscripten_resize_heap as Native; // Emscripten's name for malloc's need of more.
    environment.emscripten_resize_heap = (bytes: number) => {
      // Sizes over 2 GB arrive as negative numbers.
      if (bytes >>> 0 <= this.#mostBytes) return grow(bytes);
      this.is_short = true;
      return 0;
    };
    const instance = new WebAssembly.Instance(this.#module, imports);
    this.#memory = instance.exports.memory;
    const render = instance.exports.FPDF_RenderPageBitmap as Native; // Its eighth argument is the flags; see fpdfview.h.
    const exports = {
      ...instance.exports,
      FPDF_RenderPageBitmap: (...numbers: number[]) =>
        render(...numbers.map((number, index) => (index === 7 ? number | LIMITED_CACHE : number))),
    };
    (receive as unknown as Receive)({ exports }, this.#module);
    return exports;
  };

  /** Runs a step of pdfium's. Its failures are the file's fault, or memory's. */
  async guard<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (cause) {
      throw new ReadingError(this.is_short ? 'out_of_memory' : 'file_damaged', { cause });
    }
  }
}

async function drawPage(document: PDFiumDocument, n: number, longest: number): Promise<Sharp> {
  const page = document.getPage(n);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longest / Math.max(originalWidth, originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    colorSpace: 'BGRA',
    render: 'bitmap',
  });
  if (data.length === 0) throw new Error('The page was drawn as nothing.');
  // Drawn on white, so its alpha carries no information.
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
