import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { ReadingError } from '../reading.ts';

const WASM = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');

type Instantiate = NonNullable<NonNullable<Parameters<typeof PDFiumLibrary.init>[0]>['instantiateWasm']>;
/** What emscripten calls with the instance; the package's types name another argument. */
type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

let compiled: Promise<WebAssembly.Module> | undefined;

export type PdfDrawing = {
  /**
   * Page `n` (from 0) as an opaque picture whose longer side is `longest` pixels.
   * @throws {ReadingError} `file_damaged` where pdfium can't draw the page; the drawing is of no more use then.
   */
  drawPage(n: number, longest: number): Promise<Sharp>;
  /** Bytes that pdfium holds: they only grow, and go with the drawing. */
  readonly held_bytes: number;
};

/**
 * Opens a PDF to draw its pages. Each has a pdfium of its own, in memory of its own: what one file does to it ends with
 * that file. The program is compiled once for all of them, which also lets it grow fast.
 * @throws {ReadingError} `file_damaged` where pdfium can't open the file.
 */
export async function openDrawing(bytes: Uint8Array): Promise<PdfDrawing> {
  compiled ??= readFile(WASM).then((program) => WebAssembly.compile(program));
  const module = await compiled;
  let memory: unknown;
  const instantiateWasm: Instantiate = (imports, receive) => {
    const instance = new WebAssembly.Instance(module, imports);
    memory = instance.exports.memory;
    (receive as unknown as Receive)(instance, module);
    return instance.exports;
  };
  // Everything in here is pdfium's work on the file; pdfjs may have read the text of what it refuses.
  const library = await damagedBy(() => PDFiumLibrary.init({ instantiateWasm }));
  const document = await damagedBy(() => library.loadDocument(bytes));
  return {
    drawPage: (n, longest) => damagedBy(() => drawPage(document, n, longest)),
    get held_bytes() {
      return memory instanceof WebAssembly.Memory ? memory.buffer.byteLength : 0;
    },
  };
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
  // Drawn on white, so that its alpha tells nothing.
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function damagedBy<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new ReadingError('file_damaged', { cause });
  }
}
