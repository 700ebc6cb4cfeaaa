import type { Box } from '../../shared/menu.ts';
import type { PartReading } from '../reading.ts';

/** Reads a part of a page's picture again; null if it can't be read. */
export type ReadAgain = (page: number, box: Box) => Promise<PartReading | null>;

/** The second reading of several regions of one page together; null if one of them was not read. */
export type ReadRegions = (boxes: Box[]) => Promise<PartReading | null>;

/** A page with more doubtful regions is barely legible: reading it again piece by piece would last minutes. */
const MAX_REGIONS_A_PAGE = 60;

/** Reads each region of a page at most once, and not too many of them. */
export function secondReadingOf(readAgain: ReadAgain): ReadRegions {
  const readings = new Map<string, Promise<PartReading | null>>();
  const readOne = (box: Box): Promise<PartReading | null> => {
    const key = [box.x, box.y, box.width, box.height].join(' ');
    const cachedReading = readings.get(key);
    if (cachedReading !== undefined) return cachedReading;
    if (readings.size >= MAX_REGIONS_A_PAGE) return Promise.resolve(null);
    const reading = readAgain(box.page, box);
    readings.set(key, reading);
    return reading;
  };
  return async (boxes) => {
    const parts = await Promise.all(boxes.map(readOne));
    const read = parts.filter((part) => part !== null);
    return read.length < parts.length || read.length === 0 ? null : joinReadings(read);
  };
}

/** Joined for each engine, in the order of the regions. */
function joinReadings(parts: PartReading[]): PartReading {
  const engines = Math.min(...parts.map(({ readings }) => readings.length));
  const readings = Array.from({ length: engines }, (_, engine) => {
    const texts = parts.flatMap((part) => part.readings[engine] ?? []).filter(({ text }) => text !== '');
    const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
    const weightedConfidence = texts.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
    return {
      text: texts.map(({ text }) => text).join(' '),
      confidence: letters === 0 ? 0 : weightedConfidence / letters,
    };
  });
  return { readings, has_ink: parts.some(({ has_ink }) => has_ink) };
}
