import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPicture } from './load-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-picture-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A wide picture, black in its top left quarter, white elsewhere; `orientation` as EXIF writes it. */
async function picture(orientation: number): Promise<string> {
  const path = join(folder, `${orientation}.png`);
  const black = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .png()
    .toFile(path);
  return path;
}

/** Width and height, enlarged twice, and the dark corner: 0 top left, 1 top right, 2 bottom right, 3 bottom left. */
async function seen(path: string, rotation: 0 | 90 | 180 | 270) {
  const opened = openPicture(await readFile(path), { width: 60, height: 20 }, 1_000, rotation);
  const { data, info } = await opened.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corners = [0, width - 1, width * height - 1, width * (height - 1)];
  return [width, height, corners.findIndex((at) => (data[at] ?? 255) < 128)];
}

test.each([
  [0, [120, 40, 0]],
  [90, [40, 120, 1]],
  [180, [120, 40, 2]],
  [270, [40, 120, 3]],
] as const)('a picture is turned clockwise by %s degrees', async (rotation, expected) => {
  expect(await seen(await picture(1), rotation)).toEqual(expected);
});

test('it is turned after the orientation that the photo names', async () => {
  // 6: the camera was turned, so the picture is shown turned clockwise by 90 degrees.
  const path = await picture(6);
  expect(await seen(path, 0)).toEqual([40, 120, 1]);
  expect(await seen(path, 90)).toEqual([120, 40, 2]);
});

test.each([
  ['a small one is enlarged twice', 900, 1_800],
  ['a larger one to 2,000 pixels', 1_500, 2_000],
  ['one that is nearly so large stays as it is', 1_900, 1_900],
  ['a large one is shrunk', 4_000, 3_500],
])('%s', async (_, side, expected) => {
  const size = { width: side, height: side };
  const file = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { info } = await openPicture(file, size, 3_500).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([expected, expected]);
});
