import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Item, Picture } from '../../shared/menu.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { newClient } from '../../test/client.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';

const t = await embeddedApp({ env: { MAX_ITEM_PICTURE_BYTES: '1000000' } });

const at = ({ id }: Pick<Item, 'id'>) => fillPath(API_PATHS.itemPicture, { id });
const restaurantAt = (owner: OwnerWithRestaurant) => fillPath(API_PATHS.restaurant, { id: owner.restaurant_id });
const fileAt = (picture: Picture, width: number) => fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) });

const plate = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } });
// A copy: sharp's buffers may be shared.
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
function form(bytes: Uint8Array<ArrayBuffer>, name = 'plate.jpg', field = 'picture'): FormData {
  const data = new FormData();
  data.append(field, new Blob([bytes]), name);
  return data;
}

async function ownerWithItem(): Promise<{ owner: OwnerWithRestaurant; item: Item }> {
  const owner = await newOwner(t);
  return { owner, item: await makeItem(owner, await makeSection(owner), { price: 1_200 }) };
}
async function withPicture() {
  const { owner, item } = await ownerWithItem();
  const answer = await owner.upload(at(item), form(await bytesOf(plate(800, 600).jpeg())));
  const picture: Picture = answer.json().item.picture;
  return { owner, item, picture };
}

describe('POST /api/menu-items/{id}/picture', () => {
  it.each([
    ['a large JPG', plate(2_600, 1_300).jpeg(), { width: 1_280, height: 640 }, [320, 640, 1_280]],
    ['a PNG', plate(800, 600).png(), { width: 800, height: 600 }, [320, 640, 800]],
    ['a small WebP', plate(200, 300).webp(), { width: 200, height: 300 }, [200]],
    ['a tall strip', plate(1_000, 5_000).png(), { width: 512, height: 2_560 }, [320, 512]],
  ])('keeps %s in the widths that pages ask for, open to all', async (_name, photo, size, widths) => {
    const { owner, item } = await ownerWithItem();
    const answer = await owner.upload(at(item), form(await bytesOf(photo)));
    expect(answer.statusCode).toBe(200);
    const { picture } = answer.json().item;
    expect(picture).toEqual({ file: expect.stringMatching(/^[0-9a-f]{64}$/), origin: 'owner', ...size });
    expect(pictureWidths(picture)).toEqual(widths);
    const guest = await newClient(t);
    for (const width of widths) {
      const served = await guest.get(fileAt(picture, width));
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('turns a photo upright and takes out where it was taken', async () => {
    const { owner, item } = await ownerWithItem();
    const photo = plate(800, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 });
    const { picture } = (await owner.upload(at(item), form(await bytesOf(photo)))).json().item;
    expect(picture).toMatchObject({ width: 400, height: 800 });
    for (const width of pictureWidths(picture)) {
      const { exif, xmp, iptc, orientation } = await sharp(
        (await owner.get(fileAt(picture, width))).rawPayload,
      ).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('takes a photo of more than 50 megapixels', async () => {
    const { owner, item } = await ownerWithItem();
    const photo = await bytesOf(plate(9_000, 6_000).jpeg());
    const { picture } = (await owner.upload(at(item), form(photo))).json().item;
    expect(picture).toMatchObject({ width: 1_280, height: 853 });
  });

  it('leaves the item’s version alone, so that a form that is open beside it may be saved', async () => {
    const { owner, item, picture } = await withPicture();
    const saved = await owner.patch(fillPath(API_PATHS.item, { id: item.id }), { title: 'Stew', version: 1 });
    expect(saved.json().item).toMatchObject({ title: 'Stew', picture });
  });

  it('shows to guests with the next publication only', async () => {
    const { owner, item, picture } = await withPicture();
    const guest = await newClient(t);
    const shown = async () => {
      const { restaurant } = (await guest.get(restaurantAt(owner))).json();
      return restaurant.menus[0].sections[0].items[0].picture;
    };
    const publish = () => owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
    await publish();
    expect(await shown()).toEqual(picture);

    const other = await bytesOf(plate(300, 300).png());
    const replaced = (await owner.upload(at(item), form(other))).json().item.picture;
    const status = await owner.get(fillPath(API_PATHS.restaurantStatus, { id: owner.restaurant_id }));
    expect(status.json()).toMatchObject({ published: false, changes: 1 });
    expect(await shown()).toEqual(picture);
    expect((await guest.get(fileAt(picture, 320))).statusCode).toBe(200);
    await publish();
    expect(await shown()).toEqual(replaced);
  });

  it('refuses what is no picture, broken, too large, has too many pixels or is empty, and keeps the one before', async () => {
    const { owner, item, picture } = await withPicture();
    const png = await bytesOf(plate(400, 400).png());
    const jpeg = await bytesOf(plate(400, 400).jpeg());
    const manyPixels = Buffer.from(png);
    // The width and height in the header, at the PNG specification's offset (11.2.1), without the checksum.
    manyPixels.writeUInt32BE(10_000, 16);
    manyPixels.writeUInt32BE(6_000, 20);
    const heavy = new Uint8Array(1_000_001);
    heavy.set(jpeg);
    for (const [name, bytes, status, code] of [
      ['a.pdf', new Uint8Array(Buffer.from('%PDF-1.7')), 422, 'file_type_refused'],
      ['a.gif', new Uint8Array(Buffer.from('GIF89a')), 422, 'file_type_refused'],
      ['a.svg', new Uint8Array(Buffer.from('<svg/>')), 422, 'file_type_refused'],
      ['half.png', png.slice(0, 60), 422, 'file_type_refused'],
      ['half.jpg', jpeg.slice(0, jpeg.length / 2), 422, 'file_type_refused'],
      ['wide.png', new Uint8Array(manyPixels), 422, 'picture_too_large'],
      ['heavy.jpg', heavy, 413, 'file_too_large'],
      ['empty.png', new Uint8Array(), 422, 'file_empty'],
    ] as const) {
      const refused = await owner.upload(at(item), form(new Uint8Array(bytes), name));
      expect([name, refused.statusCode, refused.json().error.code]).toEqual([name, status, code]);
      expect(refused.json().error.message).toContain(name);
    }
    const misnamed = await owner.upload(at(item), form(png, 'a.png', 'logo'));
    expect(misnamed.json().error.fields).toHaveProperty('logo');
    const kept = await owner.patch(fillPath(API_PATHS.item, { id: item.id }), {});
    expect(kept.json().item.picture).toEqual(picture);
  });

  it('goes on after a picture that was refused', async () => {
    const { owner, item } = await ownerWithItem();
    const good = await bytesOf(plate(100, 100).png());
    const answers = await Promise.all([
      owner.upload(at(item), form(good.slice(0, 60))),
      owner.upload(at(item), form(good)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 200]);
  });

  it('is for the restaurant’s owner alone, and for items that are there', async () => {
    const { owner, item } = await ownerWithItem();
    const good = await bytesOf(plate(100, 100).png());
    expect((await (await newClient(t)).upload(at(item), form(good))).statusCode).toBe(401);
    expect((await (await newOwner(t)).upload(at(item), form(good))).statusCode).toBe(404);
    await owner.delete(fillPath(API_PATHS.item, { id: item.id }));
    expect((await owner.upload(at(item), form(good))).statusCode).toBe(404);
    expect((await owner.delete(at(item))).statusCode).toBe(404);
  });
});

describe('DELETE /api/menu-items/{id}/picture', () => {
  it('takes the picture away; guests see it until the next publication', async () => {
    const { owner, item, picture } = await withPicture();
    await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
    const answer = await owner.delete(at(item));
    expect([answer.statusCode, answer.json().item.picture]).toEqual([200, null]);
    const { restaurant } = (await (await newClient(t)).get(restaurantAt(owner))).json();
    expect(restaurant.menus[0].sections[0].items[0].picture).toEqual(picture);
    const status = await owner.get(fillPath(API_PATHS.restaurantStatus, { id: owner.restaurant_id }));
    expect(status.json()).toMatchObject({ published: false, changes: 1 });
  });
});
