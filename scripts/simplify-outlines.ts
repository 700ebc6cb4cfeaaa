/**
 * Simplifies a font's outlines: removes contours too small to be seen and turns curves into lines within a tolerance. For
 * fonts whose letters are sketched with thousands of short strokes; smooth ones would get corners.
 * Source of the layout: the OpenType specification's chapters "glyf" and "loca".
 */

type OutlinePoint = { x: number; y: number };
type Outline = (OutlinePoint & { isOn: boolean })[];
export type Simplicity = { tolerance: number; smallest: number };

const ON_CURVE = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEAT = 8;
const X_SAME_OR_POSITIVE = 16;
const Y_SAME_OR_POSITIVE = 32;
const LONG_OFFSETS = 1;
const ENTRY_BYTES = 16;
const GLYPH_HEAD_BYTES = 10;
/** The number of lines that a curve is measured with. */
const STEPS = 4;

/** @param font TrueType outlines, not compressed. `tolerance` and `smallest` are in the font's units. */
export function simplifyOutlines(font: Buffer, simplicity: Simplicity): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * ENTRY_BYTES;
    const start = font.readUInt32BE(at + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), bytes };
  });
  const table = (tag: string): Buffer => {
    const found = tables.find((one) => one.tag === tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found.bytes;
  };
  const [head, loca, glyf] = [Buffer.from(table('head')), table('loca'), table('glyf')];
  const isLong = head.readInt16BE(50) === LONG_OFFSETS;
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const glyphs = Array.from({ length: table('maxp').readUInt16BE(4) }, (_, glyph) => {
    const bytes = glyf.subarray(offset(glyph), offset(glyph + 1));
    // Empty, or made of other glyphs.
    return bytes.length === 0 || bytes.readInt16BE(0) <= 0 ? bytes : simpler(bytes, simplicity);
  });
  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  const padded = glyphs.map((bytes, glyph) => {
    end += Math.ceil(bytes.length / 4) * 4;
    offsets.writeUInt32BE(end, 4 * (glyph + 1));
    return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  });
  head.writeInt16BE(LONG_OFFSETS, 50);
  const replaced: Record<string, Buffer> = { head, loca: offsets, glyf: Buffer.concat(padded) };
  return assemble(
    font.subarray(0, 12),
    tables.map(({ tag, bytes }) => ({ tag, bytes: replaced[tag] ?? bytes })),
  );
}

/** Checksums stay zero: packing as WOFF2 computes them. */
function assemble(start: Buffer, tables: { tag: string; bytes: Buffer }[]): Buffer {
  const directory = Buffer.alloc(tables.length * ENTRY_BYTES);
  let at = start.length + directory.length;
  const bodies = tables.map(({ tag, bytes }, index) => {
    directory.write(tag, index * ENTRY_BYTES, 'latin1');
    directory.writeUInt32BE(at, index * ENTRY_BYTES + 8);
    directory.writeUInt32BE(bytes.length, index * ENTRY_BYTES + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([start, directory, ...bodies]);
}

function simpler(bytes: Buffer, { tolerance, smallest }: Simplicity): Buffer {
  const contours = readContours(bytes)
    .filter((outline) => extent(outline) >= smallest)
    .map((outline) => simplerLine(flat(outline), tolerance))
    .filter((line) => line.length > 2);
  return contours.length === 0 ? Buffer.alloc(0) : writeContours(contours);
}

function readContours(bytes: Buffer): Outline[] {
  const ends = Array.from({ length: bytes.readInt16BE(0) }, (_, n) => bytes.readUInt16BE(GLYPH_HEAD_BYTES + 2 * n));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = GLYPH_HEAD_BYTES + 2 * ends.length;
  // The instructions of its hints.
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = bytes.readUInt8(at++);
    const times = flag & REPEAT ? bytes.readUInt8(at++) : 0;
    for (let n = 0; n <= times; n += 1) flags.push(flag);
  }
  const coordinates = (short: number, sameOrPositive: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & sameOrPositive ? 1 : -1) * bytes.readUInt8(at++);
      else if (!(flag & sameOrPositive)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(X_SHORT, X_SAME_OR_POSITIVE);
  const ys = coordinates(Y_SHORT, Y_SAME_OR_POSITIVE);
  return ends.map((end, n) =>
    Array.from({ length: end - (ends[n - 1] ?? -1) }, (_, index) => {
      const point = (ends[n - 1] ?? -1) + 1 + index;
      return { x: xs[point] ?? 0, y: ys[point] ?? 0, isOn: ((flags[point] ?? 0) & ON_CURVE) !== 0 };
    }),
  );
}

const extent = (line: readonly OutlinePoint[]): number => {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(span(line.map(({ x }) => x)), span(line.map(({ y }) => y)));
};

const between = (one: OutlinePoint, other: OutlinePoint, share: number): OutlinePoint => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** Its curves as short lines. Between two off-curve points there is an implicit on-curve point. */
function flat(outline: Outline): OutlinePoint[] {
  const whole = outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    return point.isOn || next.isOn ? [point] : [point, { ...between(point, next, 0.5), isOn: true }];
  });
  return whole.flatMap((point, index) => {
    if (point.isOn) return [point];
    const [from, to] = [whole.at(index - 1) ?? point, whole[(index + 1) % whole.length] ?? point];
    return Array.from({ length: STEPS - 1 }, (_, step) => {
      const share = (step + 1) / STEPS;
      return between(between(from, point, share), between(point, to, share), share);
    });
  });
}

/** Ramer–Douglas–Peucker on a closed line: from its first point to the farthest one, and back. */
function simplerLine(line: OutlinePoint[], tolerance: number): OutlinePoint[] {
  const [first] = line;
  if (!first) return line;
  const distances = line.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const far = distances.indexOf(Math.max(...distances));
  const there = reduced(line.slice(0, far + 1), tolerance);
  const back = reduced([...line.slice(far), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function reduced(line: OutlinePoint[], tolerance: number): OutlinePoint[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const offLine = ({ x, y }: OutlinePoint) =>
    length === 0
      ? Math.hypot(x - from.x, y - from.y)
      : Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
  const distances = line.map(offLine);
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [from, to];
  const split = distances.indexOf(farthest);
  return [...reduced(line.slice(0, split + 1), tolerance).slice(0, -1), ...reduced(line.slice(split), tolerance)];
}

/** All points on the line; the packing as WOFF2 has its own short forms, so none are used here. */
function writeContours(contours: OutlinePoint[][]): Buffer {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const words = (values: readonly number[]): Buffer => {
    const written = Buffer.alloc(2 * values.length);
    for (const [index, value] of values.entries()) written.writeInt16BE(value, 2 * index);
    return written;
  };
  const steps = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const noInstructions = 0;
  return Buffer.concat([
    words([contours.length, ...box, ...ends, noInstructions]),
    Buffer.alloc(points.length, ON_CURVE),
    words(steps(xs)),
    words(steps(ys)),
  ]);
}
