import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { readQr } from '../../test/read-qr.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

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
