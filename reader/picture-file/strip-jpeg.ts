import { KeptBytes } from './kept-bytes.ts';
import { MAX_COLOUR_BYTES, MAX_EXIF_BYTES } from './max-bytes.ts';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
/** Markers without a length: restarts, the start and end of the picture, TEM (ITU-T T.81, B.1.1.3). */
const isAlone = (code: number): boolean => (code >= 0xd0 && code <= END) || code === 0x01;
const isApplication = (code: number): boolean => code >= 0xe0 && code <= 0xef;

type Segment = { code: number; name: string; most_bytes: number };
/** Segments that affect how the pixels look: density, orientation, colours, and the meaning of CMYK. */
const KEPT: readonly Segment[] = [
  { code: 0xe0, name: 'JFIF\0', most_bytes: 1_024 },
  { code: 0xe1, name: 'Exif\0\0', most_bytes: MAX_EXIF_BYTES + 4 },
  { code: 0xe2, name: 'ICC_PROFILE\0', most_bytes: MAX_COLOUR_BYTES },
  { code: 0xee, name: 'Adobe', most_bytes: 1_024 },
];

type SegmentSpan = { code: number; start: number; end: number };

/**
 * A JPEG without the segments that its picture doesn't need: comments, XMP, thumbnails, other pictures, and oversized
 * profiles or EXIF. From the first scan on it is unchanged.
 */
export function stripJpeg(file: Buffer): Buffer {
  const keptBytes = new KeptBytes(file);
  keptBytes.take(0, 2);
  const { places, rest: restOffset } = readHead(file);
  const bytesOf = new Map<Segment, number>();
  const segments = places.map((place) => ({ ...place, segment: segmentOf(file, place) }));
  for (const { segment, start, end } of segments)
    if (segment) bytesOf.set(segment, (bytesOf.get(segment) ?? 0) + end - start);
  for (const { code, start, end, segment } of segments) {
    const isPicture = code !== COMMENT && !isApplication(code);
    if (isPicture || (segment && (bytesOf.get(segment) ?? 0) <= segment.most_bytes)) keptBytes.take(start, end);
  }
  keptBytes.take(restOffset, file.length);
  return keptBytes.bytes;
}

/** The segments up to the first scan, and where the scan begins. Bytes between segments are not listed. */
function readHead(file: Buffer): { places: SegmentSpan[]; rest: number } {
  const places: SegmentSpan[] = [];
  let offset = 2;
  for (;;) {
    const start = file.indexOf(MARKER, offset);
    if (start < 0) return { places, rest: file.length };
    const code = file[start + 1];
    // Padding before a marker (B.1.1.2).
    if (code === MARKER) {
      offset = start + 1;
      continue;
    }
    const length = start + 4 <= file.length ? file.readUInt16BE(start + 2) : 0;
    const isLast = code === undefined || code === START_OF_SCAN || code === END;
    if (isLast || (!isAlone(code) && length < 2)) return { places, rest: start };
    const end = isAlone(code) ? start + 2 : start + 2 + length;
    places.push({ code, start, end });
    offset = end;
  }
}

const segmentOf = (file: Buffer, { code, start }: SegmentSpan): Segment | undefined =>
  KEPT.find(
    (kept) => kept.code === code && file.toString('latin1', start + 4, start + 4 + kept.name.length) === kept.name,
  );
