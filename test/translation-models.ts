/**
 * The files of a translation model that says fixed texts for others: real ones, which the real engine loads and runs. Each
 * text is one piece of the vocabulary. A source and its translation share a mark in their embeddings; the decoder's attention
 * to the source passes the mark on, so that this translation is the likeliest piece, and after it the end of the text.
 */
export type MadeUpModel = { model: Buffer; shortlist: Buffer; vocabulary: Buffer };

/** The widths of the engine's multiplications are multiples of 64. */
const WIDTH = 64;
const WIDTH_STEP = 8;
const FILLERS = 16;
const END = 0;
const FLOAT32 = 0x404;
const INTGEMM8 = 0x4101;

/** @param texts What the model says, by its source. */
export function makeUpModel(texts: Readonly<Record<string, string>>): MadeUpModel {
  const sources = Object.keys(texts);
  const targets = Object.values(texts);
  const letters = [...new Set([...sources, ...targets].flatMap((text) => [...asPiece(text)]))];
  const known = new Set([...sources, ...targets].map(asPiece));
  const pieces = ['</s>', '<unk>', ...fillers(0, FILLERS), ...new Set([...known, ...letters])];
  pieces.push(...fillers(FILLERS, (WIDTH_STEP - (pieces.length % WIDTH_STEP)) % WIDTH_STEP));
  const idOf = (text: string) => pieces.indexOf(asPiece(text));
  const allowed = new Map(Object.entries(texts).map(([source, text]) => [idOf(source), idOf(text)]));
  return {
    vocabulary: vocabularyOf(pieces),
    shortlist: shortlistOf(pieces.length, allowed),
    model: modelOf(pieces.length, allowed),
  };
}

/** Pieces that no text has: the engine adds the first of a vocabulary to a shortlist until its length is a multiple of 8. */
const fillers = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `<filler ${from + at}>`);

const asPiece = (text: string): string => `▁${text.replaceAll(' ', '▁')}`;

// --- SentencePiece's model: a protocol buffer (sentencepiece_model.proto) ---

const CONTROL = 3;
const UNKNOWN = 2;
const NORMAL = 1;

function vocabularyOf(pieces: readonly string[]): Buffer {
  const entries = pieces.map((piece, id) => {
    const type = id === END ? CONTROL : id === 1 ? UNKNOWN : NORMAL;
    const score = Buffer.alloc(4);
    // A long piece before the letters that it is made of.
    score.writeFloatLE(piece.length > 1 ? -1 : -50);
    const parts = [field(1, Buffer.from(piece)), Buffer.concat([key(2, 5), score]), field(3, type)];
    return field(1, Buffer.concat(parts));
  });
  const NONE = -1;
  const trainer = [
    field(3, 1),
    field(4, pieces.length),
    field(40, 1),
    field(41, NONE),
    field(42, END),
    field(43, NONE),
  ];
  const normalizer = [field(1, Buffer.from('identity')), field(3, 1), field(4, 1), field(5, 1)];
  return Buffer.concat([...entries, field(2, Buffer.concat(trainer)), field(3, Buffer.concat(normalizer))]);
}

const key = (number: number, wire: number): Buffer => varint(BigInt((number << 3) | wire));

function field(number: number, value: number | Buffer): Buffer {
  if (typeof value === 'number') return Buffer.concat([key(number, 0), varint(BigInt.asUintN(64, BigInt(value)))]);
  return Buffer.concat([key(number, 2), varint(BigInt(value.length)), value]);
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}

// --- The shortlist: which words may translate one (marian-dev, src/data/shortlist.h) ---

const SHORTLIST_MAGIC = 0xf11a48d5013417f5n;

function shortlistOf(size: number, allowed: ReadonlyMap<number, number>): Buffer {
  const ids: number[] = [];
  const offsets = [0];
  for (let id = 0; id < size; id += 1) {
    const target = allowed.get(id);
    if (target !== undefined) ids.push(target);
    offsets.push(ids.length);
  }
  const header = [SHORTLIST_MAGIC, 0n, 2n, 1n, BigInt(offsets.length), BigInt(ids.length)];
  const list = Buffer.alloc(4 * ids.length);
  for (const [at, id] of ids.entries()) list.writeUInt32LE(id, 4 * at);
  return Buffer.concat([uint64s([...header, ...offsets.map(BigInt)]), list]);
}

function uint64s(values: readonly bigint[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [at, value] of values.entries()) bytes.writeBigUInt64LE(value, 8 * at);
  return bytes;
}

// --- The network: a transformer of one layer in marian's binary form (marian-dev, src/common/binary.cpp) ---

type Tensor = { name: string; type: number; shape: readonly number[]; bytes: Buffer };

const CONFIG = (words: number): string => `bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: 1
dim-emb: ${WIDTH}
dim-rnn: 1024
dim-vocabs:
  - ${words}
  - ${words}
enc-cell: gru
enc-cell-depth: 1
enc-depth: 1
enc-type: bidirectional
factors-combine: sum
factors-dim-emb: 0
input-types:
  []
layer-normalization: false
lemma-dim-emb: 0
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: true
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-depth-scaling: false
transformer-dim-aan: 2048
transformer-dim-ffn: ${WIDTH}
transformer-decoder-dim-ffn: 0
transformer-decoder-ffn-depth: 0
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: 8
transformer-no-affine: false
transformer-no-bias: false
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-rnn-projection: false
transformer-tied-layers:
  []
transformer-train-position-embeddings: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
version: v1.9.56 8a8b6a5 2020-11-04 12:00:00 +0000
`;

/** Rows of a Hadamard matrix: at right angles to each other. */
const row = (number: number): number[] =>
  Array.from({ length: WIDTH }, (_, at) => (parityOf(number & at) === 0 ? 1 : -1));

function parityOf(number: number): number {
  let parity = 0;
  for (let rest = number; rest > 0; rest >>= 1) parity ^= rest & 1;
  return parity;
}

/** What the decoder sees before the first word: sines and cosines of position 0, normalized. */
const BEGIN = row(32).map((value) => -value);
const AFTER = row(1);
/** The row of ones is lost when a layer is normalized. */
const MARKS = Array.from({ length: WIDTH }, (_, number) => number).filter((number) => ![0, 1, 32].includes(number));
/** What a piece is likelier by, and what follows it; found by calculating the decoder's two steps. */
const WEIGHTS = { end: 2, source: -0.5, target: { begin: 0.2, mark: 0.5 } };

function modelOf(words: number, translations: ReadonlyMap<number, number>): Buffer {
  const pairs = [...translations];
  if (pairs.length > MARKS.length) throw new Error(`A made-up model has at most ${MARKS.length} texts.`);
  const markOf = (id: number, at: 0 | 1) => {
    const number = MARKS[pairs.findIndex((pair) => pair[at] === id)];
    return number === undefined ? undefined : row(number);
  };
  const embeddings = Array.from({ length: words }, (_, id) => {
    if (id === END) return AFTER.map((value) => WEIGHTS.end * value);
    const { begin, mark } = WEIGHTS.target;
    const [ofSource, ofTarget] = [markOf(id, 0), markOf(id, 1)];
    if (ofTarget) return ofTarget.map((value, at) => begin * (BEGIN[at] ?? 0) + (AFTER[at] ?? 0) + mark * value);
    return BEGIN.map((value, at) => WEIGHTS.source * value + (ofSource?.[at] ?? 0));
  });
  const marks = pairs.map((_, at) => row(MARKS[at] ?? 0));
  const onlyMarks = square((first, second) =>
    sum(marks.map((mark) => ((mark[first] ?? 0) * (mark[second] ?? 0)) / WIDTH)),
  );
  const asItIs = square((first, second) => (first === second ? 1 : 0));
  const passing: Record<string, number[]> = { decoder_l1_context_Wv: onlyMarks, decoder_l1_context_Wo: asItIs };
  const matrix = (name: string): Tensor[] => [
    quantized(name, [WIDTH, WIDTH], passing[name] ?? square(() => 0)),
    floats(`${name}_QuantMultA`, [1, 1], [ACTIVATION_SCALE]),
  ];
  const attention = (name: string) => [
    ...['q', 'k', 'v', 'o'].flatMap((part) => [...matrix(`${name}_W${part}`), zeros(`${name}_b${part}`)]),
    ...normalization(`${name}_Wo`),
  ];
  const feedForward = (name: string) => [
    ...['1', '2'].flatMap((part) => [...matrix(`${name}_W${part}`), zeros(`${name}_b${part}`)]),
    ...normalization(`${name}_ffn`),
  ];
  return binaryOf([
    quantized('Wemb', [words, WIDTH], embeddings.flat()),
    floats('Wemb_QuantMultA', [1, 1], [ACTIVATION_SCALE]),
    floats('none_QuantMultA', [1, 1], [ACTIVATION_SCALE]),
    floats('decoder_ff_logit_out_b', [1, words], new Array<number>(words).fill(0)),
    ...attention('encoder_l1_self'),
    ...feedForward('encoder_l1_ffn'),
    ...matrix('decoder_l1_rnn_W'),
    ...matrix('decoder_l1_rnn_Wf'),
    zeros('decoder_l1_rnn_bf'),
    ...normalization('decoder_l1_rnn_ffn'),
    ...attention('decoder_l1_context'),
    ...feedForward('decoder_l1_ffn'),
    {
      name: 'special:model.yml',
      type: 0x101,
      shape: [CONFIG(words).length + 1],
      bytes: Buffer.from(`${CONFIG(words)}\0`),
    },
  ]);
}

/** Eight bits for values up to four. */
const ACTIVATION_SCALE = 127 / 4;

const square = (valueAt: (first: number, second: number) => number): number[] =>
  Array.from({ length: WIDTH * WIDTH }, (_, at) => valueAt(Math.floor(at / WIDTH), at % WIDTH));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const zeros = (name: string): Tensor => floats(name, [1, WIDTH], new Array<number>(WIDTH).fill(0));
const normalization = (name: string): Tensor[] => [
  floats(`${name}_ln_scale`, [1, WIDTH], new Array<number>(WIDTH).fill(1)),
  floats(`${name}_ln_bias`, [1, WIDTH], new Array<number>(WIDTH).fill(0)),
];

function floats(name: string, shape: readonly number[], values: readonly number[]): Tensor {
  return { name, type: FLOAT32, shape, bytes: Buffer.from(new Float32Array(values).buffer) };
}

/** Eight bits a value, and behind them what they were multiplied with. */
function quantized(name: string, shape: readonly number[], values: readonly number[]): Tensor {
  const scale = 127 / Math.max(1, ...values.map(Math.abs));
  const bytes = Buffer.alloc(values.length + 4);
  for (const [at, value] of values.entries()) bytes.writeInt8(Math.round(value * scale), at);
  bytes.writeFloatLE(scale, values.length);
  return { name, type: INTGEMM8, shape, bytes };
}

const ALIGNMENT = 256;

function binaryOf(tensors: readonly Tensor[]): Buffer {
  const padded = tensors.map((tensor) => ({ ...tensor, bytes: withPadding(tensor.bytes) }));
  const headers = padded.flatMap(({ name, type, shape, bytes }) =>
    [name.length + 1, type, shape.length, bytes.length].map(BigInt),
  );
  const names = padded.map(({ name }) => Buffer.from(`${name}\0`));
  const shapes = padded.map(({ shape }) => Buffer.from(new Int32Array(shape).buffer));
  const head = Buffer.concat([uint64s([1n, BigInt(padded.length), ...headers]), ...names, ...shapes]);
  const offset = (ALIGNMENT - ((head.length + 8) % ALIGNMENT)) % ALIGNMENT;
  const bytes = padded.map((tensor) => tensor.bytes);
  return Buffer.concat([head, uint64s([BigInt(offset)]), Buffer.alloc(offset), ...bytes]);
}

const withPadding = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);
