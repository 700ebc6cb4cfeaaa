import { beforeAll, expect, it } from 'vitest';
import { pageInStrips } from '../../test/hostile/pdf-strips.ts';
import { openDrawing } from './draw-pdf.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST = 900;
/** Enough for the program and the page's words, but for none of its strips. */
const NO_ROOM = 40 * MEGABYTE;
let strips: Buffer;
beforeAll(async () => {
  strips = await pageInStrips();
});

it('lets go of the pictures of a page once they are drawn', async () => {
  const drawing = await openDrawing(strips);
  const { width, height } = await (await drawing.drawPage(0, LONGEST)).metadata();
  expect([width, height]).toEqual([636, LONGEST]);
  // All decoded strips need 720 MB.
  expect(drawing.held_bytes).toBeLessThan(200 * MEGABYTE);
}, 60_000);

it('says that memory is short rather than to leave a picture out unasked', async () => {
  const drawing = await openDrawing(strips, NO_ROOM);
  await expect(drawing.drawPage(0, LONGEST)).rejects.toMatchObject({ problem: 'out_of_memory' });
  expect(drawing.held_bytes).toBeLessThan(2 * NO_ROOM);
}, 60_000);

it('draws the words of a page whose pictures find no room, where that is asked for', async () => {
  const drawing = await openDrawing(strips, NO_ROOM);
  const page = await drawing.drawPage(0, LONGEST, { partly: true });
  const [red] = (await page.stats()).channels;
  // White paper in place of the strips, and black letters.
  expect(red).toMatchObject({ max: 255, min: 0 });
}, 60_000);
