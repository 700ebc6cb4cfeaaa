import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

/** What the engine's own glue code (Emscripten's embind) gives; objects live in its memory until they are deleted. */
type Deletable = { delete(): void };
type Memory = Deletable & { getByteArrayView(): Int8Array };
type Model = Deletable;
type List<T> = Deletable & { push_back(entry: T): void };
type Responses = Deletable & { get(at: number): { getTranslatedText(): string } };
type ResponseOptions = { alignment: boolean; html: boolean; qualityScores: boolean };
type Service = {
  translate(model: Model, texts: List<string>, options: List<ResponseOptions>): Responses;
  translateViaPivoting(first: Model, second: Model, texts: List<string>, options: List<ResponseOptions>): Responses;
};
type EngineModule = {
  asm: Record<string, (...values: number[]) => number>;
  AlignedMemory: new (bytes: number, alignment: number) => Memory;
  AlignedMemoryList: new () => List<Memory>;
  TranslationModel: new (
    config: string,
    model: Memory,
    shortlist: Memory,
    vocabularies: List<Memory>,
    qualityModel: null,
  ) => Model;
  BlockingService: new (options: { cacheSize: number }) => Service;
  VectorString: new () => List<string>;
  VectorResponseOptions: new () => List<ResponseOptions>;
};

/** What is given to the glue code before it runs, which adds the rest. */
type EngineOptions = {
  instantiateWasm(imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void): object;
  onRuntimeInitialized(): void;
  onAbort(reason: unknown): void;
  print(line: string): void;
  printErr(line: string): void;
};

export type ModelFiles = { model: Buffer; shortlist: Buffer; vocabularies: readonly Buffer[] };

/** The engine in this process. After an error its memory is undefined: the process has to open another one. */
export type Bergamot = {
  loadModel(files: ModelFiles): Model;
  /** By one model, or by two through the language between them. @throws with what the engine says. */
  translate(way: readonly Model[], texts: readonly string[]): string[];
};

/** Where the package has its engine. Its own worker (translator-worker.js) doesn't start in Node: docs/decisions/155. */
const ENGINE = '@browsermt/bergamot-translator/worker/bergamot-translator-worker';

/** The SHA-256 of its two files in version 0.4.9: another program would run on the operator's models and the guests' words. */
const ENGINE_SHA256 = {
  js: '748b2418418a2ffc6e70721aeb10098d8e6fb589ea156b91f4ae8bc3490d8f7a',
  wasm: '95a2b58dd6773bf1b3f345d71f9149928b9f75f4ec9c9064c0b3e42c298671b2',
};

/** The multiplications that Firefox has natively, by the names of those that the engine brings itself. */
const MULTIPLICATIONS = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** Options of marian-decoder: those of the models' own configuration, for one thread. `workspace` is in megabytes. */
const MODEL_OPTIONS = {
  'beam-size': 1,
  normalize: '1.0',
  'word-penalty': 0,
  'cpu-threads': 0,
  'gemm-precision': 'int8shiftAlphaAll',
  'skip-cost': true,
  alignment: 'soft',
  quiet: true,
  'quiet-translation': true,
  'max-length-break': 128,
  'mini-batch-words': 1024,
  workspace: 128,
  'max-length-factor': '2.0',
};
const CONFIG = Object.entries(MODEL_OPTIONS)
  .map(([name, value]) => `${name}: ${value}\n`)
  .join('');

/** The alignments of the engine's own loader, in bytes. */
const MODEL_ALIGNMENT = 256;
const OTHER_ALIGNMENT = 64;

/** Reads nothing but the package's two files, and connects to nobody. */
export async function openBergamot(): Promise<Bergamot> {
  const [glue, wasm] = await Promise.all([readEngineFile('js'), readEngineFile('wasm')]);
  const engineOutput: string[] = [];
  const engine = await startEngine(glue.toString('utf8'), wasm, engineOutput);
  const service = new engine.BlockingService({ cacheSize: 0 });
  /** The engine throws without a reason, which it prints. */
  const withReason = <T>(act: () => T): T => {
    engineOutput.length = 0;
    try {
      return act();
    } catch (error) {
      throw new Error(`The translation engine failed: ${engineOutput.join(' ') || String(error)}`, { cause: error });
    }
  };
  const inMemory = (bytes: Buffer, alignment: number): Memory => {
    const memory = new engine.AlignedMemory(bytes.byteLength, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  };
  return {
    loadModel: ({ model, shortlist, vocabularies }) =>
      withReason(() => {
        const list = new engine.AlignedMemoryList();
        for (const vocabulary of vocabularies) list.push_back(inMemory(vocabulary, OTHER_ALIGNMENT));
        const memory = inMemory(model, MODEL_ALIGNMENT);
        return new engine.TranslationModel(CONFIG, memory, inMemory(shortlist, OTHER_ALIGNMENT), list, null);
      }),
    translate: ([first, second], texts) =>
      withReason(() => {
        if (!first) throw new Error('No model.');
        const input = new engine.VectorString();
        const options = new engine.VectorResponseOptions();
        for (const text of texts) {
          input.push_back(text);
          options.push_back({ alignment: false, html: false, qualityScores: false });
        }
        const responses = second
          ? service.translateViaPivoting(first, second, input, options)
          : service.translate(first, input, options);
        const translated = texts.map((_, at) => responses.get(at).getTranslatedText());
        for (const each of [input, options, responses]) each.delete();
        return translated;
      }),
  };
}

/** @throws if the installed file isn't the one that is pinned. */
async function readEngineFile(kind: keyof typeof ENGINE_SHA256): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`${ENGINE}.${kind}`)));
  if (hash('sha256', bytes, 'hex') === ENGINE_SHA256[kind]) return bytes;
  throw new Error(`The translation engine's ${kind} file is not the one that is pinned.`);
}

async function startEngine(glue: string, wasm: Buffer<ArrayBuffer>, engineOutput: string[]): Promise<EngineModule> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const options: EngineOptions = {
    instantiateWasm: (imports, accept) => {
      const multiplications = Object.entries(MULTIPLICATIONS).map(([name, fallback]) => [
        name,
        // Bound when it is called: the engine's functions exist only after this.
        (...values: number[]) => engine.asm[fallback]?.(...values),
      ]);
      WebAssembly.instantiate(wasm, { ...imports, wasm_gemm: Object.fromEntries(multiplications) })
        .then(({ instance }) => accept(instance))
        .catch(reject);
      return {};
    },
    onRuntimeInitialized: resolve,
    onAbort: reject,
    print: () => undefined,
    printErr: (line) => void engineOutput.push(line),
  };
  // The cast: the glue code makes the options the engine, by adding its functions and classes before it says so.
  const engine = options as EngineOptions & EngineModule;
  compileFunction(glue, ['Module'])(options);
  await promise;
  return engine;
}
