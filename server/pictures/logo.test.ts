import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { newOwner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { MAX_LOGO_BYTES: '200000' } });

const logoOf = (owner: OwnerWithRestaurant) => fillPath(API_PATHS.restaurantLogo, { id: owner.restaurant_id });
const file = (key: string) => fillPath(GUEST_PATHS.file, { key });
function form(bytes: Uint8Array<ArrayBuffer>, name = 'logo.png', field = 'logo'): FormData {
  const data = new FormData();
  data.append(field, new Blob([bytes]), name);
  return data;
}
/** A red square on nothing, 40 by 20 pixels by default. */
const drawing = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0 } } });
// A copy: sharp's buffers may be shared.
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

describe('POST /api/restaurants/{id}/logo', () => {
  it('keeps a transparent PNG as a WebP of its size, open to all and kept for good', async () => {
    const owner = await newOwner(t);
    const answer = await owner.upload(logoOf(owner), form(await bytesOf(drawing().png())));
    expect(answer.statusCode).toBe(200);
    const { logo } = answer.json();
    const hashed = expect.stringMatching(/^[0-9a-f]{64}\.webp$/);
    expect(logo).toEqual({ file: hashed, width: 40, height: 20, ground: 'any' });

    const served = await (await newClient(t)).get(file(logo.file));
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, hasAlpha, width } = await sharp(served.rawPayload).metadata();
    expect({ format, hasAlpha, width }).toEqual({ format: 'webp', hasAlpha: true, width: 40 });
    expect((await sharp(served.rawPayload).stats()).isOpaque).toBe(false);
    const draft = await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {});
    // A form that was opened before, at the current version, can be saved.
    const saved = await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), { version: 1 });
    expect([draft.json().restaurant, saved.statusCode]).toMatchObject([{ logo, version: 1 }, 200]);
  });

  it('turns a photo upright, makes it smaller and takes out where it was taken', async () => {
    const owner = await newOwner(t);
    const photo = drawing(2_000, 1_000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 });
    const { logo } = (await owner.upload(logoOf(owner), form(await bytesOf(photo), 'logo.jpg'))).json();
    expect(logo).toMatchObject({ width: 320, height: 640 });
    const { exif, orientation } = await sharp((await owner.get(file(logo.file))).rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['black on nothing', '#000000', 0, 'light'],
    ['white on nothing', '#ffffff', 0, 'dark'],
    ['red on nothing', '#d9632b', 0, 'any'],
    ['black on white', '#000000', 1, 'any'],
  ] as const)('says the ground that it shows on: %s', async (_, colour, alpha, ground) => {
    const owner = await newOwner(t);
    const letter = await sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const paper = { width: 40, height: 20, channels: 4, background: { r: 255, g: 255, b: 255, alpha } } as const;
    const logo = sharp({ create: paper })
      .composite([{ input: letter }])
      .png();
    const answer = await owner.upload(logoOf(owner), form(await bytesOf(logo)));
    expect(answer.json().logo.ground).toBe(ground);
  });

  it('moves updated_at, and can be taken away again', async () => {
    const owner = await newOwner(t);
    const { updated_at } = owner.restaurant;
    await owner.upload(logoOf(owner), form(await bytesOf(drawing().png())));
    expect((await owner.delete(logoOf(owner))).json()).toEqual({ logo: null });
    const { restaurant } = (await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {})).json();
    expect(restaurant.logo).toBeNull();
    expect(restaurant.updated_at > updated_at).toBe(true);
  });

  it('refuses what is no PNG or JPG, broken, too large or empty, and keeps the one before', async () => {
    const owner = await newOwner(t);
    const good = await bytesOf(drawing().png());
    const { logo } = (await owner.upload(logoOf(owner), form(good))).json();
    const noisy = await bytesOf(
      sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 50 },
        },
      }).png(),
    );
    const tooManyPixels = Buffer.from(good);
    // The width in the header, at the PNG specification's offset (11.2.1), without the checksum.
    tooManyPixels.writeUInt32BE(30_000, 16);
    tooManyPixels.writeUInt32BE(30_000, 20);
    for (const [name, bytes, status, code] of [
      ['a.pdf', new Uint8Array(Buffer.from('%PDF-1.7')), 422, 'file_type_refused'],
      ['a.svg', new Uint8Array(Buffer.from('<svg/>')), 422, 'file_type_refused'],
      ['half.png', good.slice(0, 60), 422, 'file_type_refused'],
      ['bomb.png', new Uint8Array(tooManyPixels), 422, 'file_type_refused'],
      ['large.png', noisy, 413, 'file_too_large'],
      ['empty.png', new Uint8Array(), 422, 'file_empty'],
    ] as const) {
      const refused = await owner.upload(logoOf(owner), form(new Uint8Array(bytes), name));
      expect([name, refused.statusCode, refused.json().error.code]).toEqual([name, status, code]);
      expect(refused.json().error.message).toContain(name);
    }
    expect((await owner.upload(logoOf(owner), form(good, 'a.png', 'picture'))).json().error.fields).toHaveProperty(
      'picture',
    );
    const draft = await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {});
    expect(draft.json().restaurant.logo).toEqual(logo);
  });

  it('says in French which types are accepted', async () => {
    const owner = await newOwner(t);
    const refused = await owner.upload(
      `${logoOf(owner)}?lang=fr`,
      form(new Uint8Array(Buffer.from('GIF89a')), 'logo.gif'),
    );
    expect(refused.json().error.message).toBe(
      '« logo.gif » n’est pas un fichier lisible ici. Formats acceptés : PNG, JPG.',
    );
  });

  it('is for the restaurant’s owner alone', async () => {
    const owner = await newOwner(t);
    const logo = form(await bytesOf(drawing().png()));
    expect((await (await newClient(t)).upload(logoOf(owner), logo)).statusCode).toBe(401);
    expect((await (await newOwner(t)).upload(logoOf(owner), logo)).statusCode).toBe(404);
    expect((await (await signUp(t)).upload(logoOf(owner), logo)).json().error.code).toBe('no_restaurant');
  });
});

describe('GET /files/{key}', () => {
  it('answers 304 to who has it', async () => {
    const owner = await newOwner(t);
    const { logo } = (await owner.upload(logoOf(owner), form(await bytesOf(drawing().png())))).json();
    const { headers } = await owner.get(file(logo.file));
    expect((await owner.get(file(logo.file), { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  it('never serves a private file, whatever the address', async () => {
    await t.deps.files.put('private/secret.webp', Buffer.from('kept to ourselves'), 'image/webp');
    const client = await newClient(t);
    for (const key of [
      'none.webp',
      'private/secret.webp',
      '../private/secret.webp',
      '..%2Fprivate%2Fsecret.webp',
      '%2e%2e/private/secret.webp',
      'private%2Fsecret.webp',
      '',
      '.',
      '%00.webp',
    ]) {
      const answer = await client.get(`/files/${key}`);
      // An address that leaves /files is a different one, and may be answered by a page.
      const isFile = answer.statusCode < 300 && !/^text\/html/.test(String(answer.headers['content-type']));
      expect({ key, isFile }).toEqual({ key, isFile: false });
      expect(answer.body).not.toContain('kept to ourselves');
    }
  });
});
