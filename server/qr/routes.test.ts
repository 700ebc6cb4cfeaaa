import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner } from '../../test/owners.ts';
import { readQr } from '../../test/read-qr.ts';

const t = await embeddedApp();

test('both files decode to exactly the public address', async () => {
  const owner = await newOwner(t);
  const address = `${t.deps.env.PUBLIC_URL}/restaurants/${owner.restaurant.id}`;
  for (const [format, type] of [
    ['png', 'image/png'],
    ['svg', 'image/svg+xml'],
  ]) {
    const file = await owner.get(`/api/restaurants/${owner.restaurant.id}/qr.${format}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toContain(type);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="qr-${owner.restaurant.id}.${format}"`);
    expect(await readQr(file.rawPayload)).toBe(address);
  }
});

test('the size is the code’s width in pixels, 300 if none is asked for', async () => {
  const owner = await newOwner(t);
  const at = `/api/restaurants/${owner.restaurant.id}/qr.svg`;
  expect((await owner.get(at)).body).toContain('width="300"');
  expect((await owner.get(`${at}?size=1200`)).body).toContain('width="1200"');
  const refused = await owner.get(`${at}?size=20`);
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['size']]);
});

test('a code of localhost says so, in the owner’s language', async () => {
  const owner = await newOwner(t);
  const at = `/api/restaurants/${owner.restaurant.id}/qr.svg`;
  const [english, french] = [(await owner.get(`${at}?lang=en`)).body, (await owner.get(`${at}?lang=fr`)).body];
  // The words are outlines: a third path below the white background and the code.
  expect(english.match(/<path/g)).toHaveLength(3);
  expect(english).not.toBe(french);
});

test('other formats, other restaurants and visitors get none', async () => {
  const owner = await newOwner(t);
  const other = await newOwner(t);
  expect((await owner.get(`/api/restaurants/${owner.restaurant.id}/qr.gif`)).statusCode).toBe(404);
  expect((await other.get(`/api/restaurants/${owner.restaurant.id}/qr.png`)).statusCode).toBe(404);
  expect((await t.app.inject(`/api/restaurants/${owner.restaurant.id}/qr.png`)).statusCode).toBe(401);
});

test('a code is drawn in the owner’s ink and shape, with the logo once there is one', async () => {
  const owner = await newOwner(t);
  const path = `/api/restaurants/${owner.restaurant.id}/qr`;
  const address = `${t.deps.env.PUBLIC_URL}/restaurants/${owner.restaurant.id}`;
  const problemOf = (answer: Awaited<ReturnType<typeof owner.get>>) => [answer.statusCode, answer.json().error.fields];
  expect(problemOf(await owner.get(`${path}.png?ink=%23ffcc00`))).toMatchObject([
    422,
    { ink: { code: 'low_contrast' } },
  ]);
  expect(problemOf(await owner.get(`${path}.png?middle=logo`))).toMatchObject([422, { middle: { code: 'no_logo' } }]);
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#a8331f';
  context.arc(100, 100, 100, 0, 2 * Math.PI);
  context.fill();
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' }), 'logo.png');
  expect((await owner.upload(`/api/restaurants/${owner.restaurant.id}/logo`, form)).statusCode).toBe(200);
  for (const format of ['png', 'svg'] as const) {
    const file = await owner.get(`${path}.${format}?ink=%231f4d3a&shape=square&middle=logo`);
    expect([file.statusCode, await readQr(file.rawPayload)]).toEqual([200, address]);
  }
  const svg = (await owner.get(`${path}.svg?ink=%231f4d3a&middle=logo`)).body;
  expect(svg).toContain('fill="#1f4d3a"');
  expect(svg).toContain('data:image/png;base64,');
  const sheet = await owner.get(
    `/api/restaurants/${owner.restaurant.id}/qr-sheet.svg?kind=cards&words=en&code=own&middle=logo`,
  );
  expect([sheet.statusCode, sheet.body.includes('data:image/png;base64,')]).toEqual([200, true]);
});
