import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ImageAnswer, imageAnswerSchema } from '../../shared/api/images.ts';
import { usageSchema } from '../../shared/api/usage.ts';
import type { Item } from '../../shared/menu.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { AI_KEY } from '../../test/ai-servers.ts';
import { type DrawingReply, startImageServer } from '../../test/image-server.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { generateImageJob } from './generate/generate-image.job.ts';
import { findImage } from './generate/image-queries.ts';
import { run as sweepImages } from './generate/sweep-images.ts';

const images = await startImageServer();
const env = {
  AI_PROVIDER: 'openai',
  AI_MODEL: 'seer-1',
  AI_IMAGE_MODEL: 'painter-1',
  AI_API_KEY: AI_KEY,
  AI_BASE_URL: images.baseUrl('openai'),
  PICTURES_PER_MONTH: '3',
  AI_IMAGE_PRICE: '0.01',
  AI_IMAGE_INPUT_PRICE: '5',
  AI_IMAGE_OUTPUT_PRICE: '40',
};
const t = await testApp({ env });

const plate = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } });
/** As large as a service draws it: each of its three widths is encoded. */
const drawn = await plate(1_536, 1_024)
  .png()
  .withExif({ IFD0: { Copyright: 'a prompt' } })
  .toBuffer();
/** For what is not about its widths. */
const small = await plate(300, 200).png().toBuffer();
const photo = new Uint8Array(await plate(400, 300).jpeg().toBuffer());

const at = ({ id }: Pick<Item, 'id'>) => fillPath(API_PATHS.itemImageGenerate, { id });
const pictureAt = ({ id }: Pick<Item, 'id'>) => fillPath(API_PATHS.itemPicture, { id });
const itemAt = ({ id }: Pick<Item, 'id'>) => fillPath(API_PATHS.item, { id });

async function ownerWithItem(of: TestApp = t): Promise<{ owner: OwnerWithRestaurant; item: Item }> {
  const owner = await newOwner(of);
  const item = await makeItem(owner, await makeSection(owner), { title: 'Tarte', description: 'au sucre', price: 900 });
  return { owner, item };
}
const ask = (owner: OwnerWithRestaurant, item: Pick<Item, 'id'>) => owner.post(at(item));
const shown = async (owner: OwnerWithRestaurant, item: Pick<Item, 'id'>): Promise<ImageAnswer> =>
  imageAnswerSchema.parse((await owner.get(at(item))).json());
const pictures = async (owner: OwnerWithRestaurant): Promise<number> => {
  const answer = await owner.get(fillPath(API_PATHS.restaurantUsage, { id: owner.restaurant_id }));
  return usageSchema.parse(answer.json()).pictures.used;
};
async function upload(owner: OwnerWithRestaurant, item: Pick<Item, 'id'>) {
  const form = new FormData();
  form.append('picture', new Blob([photo]), 'plate.jpg');
  return await owner.upload(pictureAt(item), form);
}
/** The fake service's answer, which waits until the test releases it. */
function held(reply: DrawingReply) {
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  images.reply = async () => {
    asked.resolve();
    await go.promise;
    return reply;
  };
  return { asked: asked.promise, go: () => go.resolve() };
}

describe('POST /api/menu-items/{id}/images/generate', () => {
  it('makes a picture by a job, in the widths that pages ask for and without what the provider wrote in it', async () => {
    const { owner, item } = await ownerWithItem();
    const { asked, go } = held({ picture: drawn });
    const answer = await ask(owner, item);
    expect(answer.statusCode).toBe(202);
    expect(answer.json().image).toEqual({ state: 'running', message: null, is_offered: true });
    await asked;
    expect((await shown(owner, item)).image.state).toBe('running');
    go();
    await t.idle();
    const done = await shown(owner, item);
    expect(done.image).toEqual({ state: 'done', message: null, is_offered: true });
    expect(done.item).toMatchObject({ image_generated: true, version: item.version });
    const { picture } = done.item;
    expect(picture).toMatchObject({ origin: 'model', width: 1_280, height: 853 });
    if (!picture) throw new Error('there is no picture');
    expect(pictureWidths(picture)).toEqual([320, 640, 1_280]);
    for (const width of pictureWidths(picture)) {
      const file = await owner.get(fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) }));
      const { format, exif, width: found } = await sharp(file.rawPayload).metadata();
      expect([format, found, exif]).toEqual(['webp', width, undefined]);
    }
    expect(await pictures(owner)).toBe(1);
    const status = await owner.get(fillPath(API_PATHS.restaurantStatus, { id: owner.restaurant_id }));
    expect(status.json()).toMatchObject({ published: false });
  });

  it('is done once for an item for ever: after its picture was replaced, taken away, or the dish overwritten', async () => {
    const { owner, item } = await ownerWithItem();
    images.reply = () => ({ picture: small });
    await ask(owner, item);
    await t.idle();
    const refused = async () => {
      const answer = await ask(owner, item);
      return [answer.statusCode, answer.json().error.code];
    };
    expect(await refused()).toEqual([409, 'image_already_generated']);
    expect((await upload(owner, item)).json().item).toMatchObject({
      picture: { origin: 'owner' },
      image_generated: true,
    });
    expect(await refused()).toEqual([409, 'image_already_generated']);
    await owner.delete(pictureAt(item));
    expect(await refused()).toEqual([409, 'image_already_generated']);
    await owner.patch(itemAt(item), { title: 'Another dish' });
    expect(await refused()).toEqual([409, 'image_already_generated']);
    // To the bin and back, as a restore does.
    const set = (deleted: string) =>
      t.deps.db.execute(
        sql`update menu_items set deleted_at = ${sql.raw(deleted)} where restaurant_id = ${owner.restaurant_id}`,
      );
    await owner.delete(itemAt(item));
    expect((await ask(owner, item)).statusCode).toBe(404);
    await set('null');
    expect(await refused()).toEqual([409, 'image_already_generated']);
    expect(await pictures(owner)).toBe(1);
  });

  it('keeps what it cost, of the tries that could not be used, too', async () => {
    const { owner, item } = await ownerWithItem();
    const usage = { input_tokens: 50, output_tokens: 4_000, total_tokens: 4_050 };
    images.reply = () => ({ picture: Buffer.from('no picture'), usage });
    await ask(owner, item);
    await t.idle();
    images.reply = () => ({ picture: small, usage });
    await ask(owner, item);
    await t.idle();
    expect((await shown(owner, item)).image.state).toBe('done');
    const kept = await findImage(t.deps.db, workerAccess(owner.restaurant_id), item.id);
    // Twice 1 cent a picture, 5 dollars a million tokens in and 40 a million out.
    expect(kept).toMatchObject({ input_tokens: 100, output_tokens: 8_000, cost: expect.closeTo(0.3405, 6) });
  });

  it('makes one for many requests at once', async () => {
    const { owner, item } = await ownerWithItem();
    images.requests.length = 0;
    images.reply = () => ({ picture: small });
    const { go, asked } = held({ picture: small });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner, item)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 202));
    await asked;
    go();
    await t.idle();
    expect([images.requests.length, await pictures(owner)]).toEqual([1, 1]);
    expect((await shown(owner, item)).item.picture).toMatchObject({ origin: 'model' });
  });

  const tooManyPixels = Buffer.from(small);
  // The width and height in the header (PNG specification, 11.2.1).
  tooManyPixels.writeUInt32BE(60_000, 16);
  tooManyPixels.writeUInt32BE(60_000, 20);

  it.each<[string, DrawingReply, string]>([
    ['is refused', 'refusal', 'Le service d’IA ne dessine pas ce plat.'],
    ['is nothing', 'nothing', 'aucune image utilisable'],
    ['is nonsense', { picture: Buffer.from('<svg onload="alert(1)"/>') }, 'aucune image utilisable'],
    ['is cut off', { picture: small.subarray(0, 60) }, 'aucune image utilisable'],
    ['has too many pixels', { picture: tooManyPixels }, 'aucune image utilisable'],
    ['does not come', { status: 503 }, 'injoignable'],
  ])('that %s keeps the chance, gives back the count, and says why', async (_, reply, words) => {
    const { owner, item } = await ownerWithItem();
    images.reply = () => reply;
    await ask(owner, item);
    await t.idle();
    const failed = imageAnswerSchema.parse((await owner.get(`${at(item)}?lang=fr`)).json());
    expect(failed.image.state).toBe('failed');
    expect(failed.image.message).toContain(words);
    expect(failed.item).toMatchObject({ image_generated: false, picture: null });
    expect(await pictures(owner)).toBe(0);
    // No part of the service's answer.
    const logged = t.logs.find(({ msg }) => msg === 'a picture was not made');
    expect(JSON.stringify(logged).length).toBeLessThan(300);
    images.reply = () => ({ picture: small });
    expect((await ask(owner, item)).statusCode).toBe(202);
    await t.idle();
    expect((await shown(owner, item)).image).toMatchObject({ state: 'done', message: null });
  });

  it('never takes the place of the owner’s own photo', async () => {
    const { owner, item } = await ownerWithItem();
    const { asked, go } = held({ picture: small });
    await ask(owner, item);
    await asked;
    const { picture } = (await upload(owner, item)).json().item;
    go();
    await t.idle();
    expect(await shown(owner, item)).toMatchObject({
      image: { state: 'failed' },
      item: { picture, image_generated: false },
    });
    expect(await pictures(owner)).toBe(0);
    const refused = await ask(owner, item);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'image_has_photo']);
  });

  it('keeps the chance of a dish that was deleted meanwhile', async () => {
    const { owner, item } = await ownerWithItem();
    const { asked, go } = held({ picture: small });
    await ask(owner, item);
    await asked;
    await owner.delete(itemAt(item));
    go();
    await t.idle();
    expect((await owner.get(at(item))).statusCode).toBe(404);
    expect(await pictures(owner)).toBe(0);
  });

  it('is refused at the limit of the month', async () => {
    const { owner, item } = await ownerWithItem();
    images.reply = () => ({ picture: small });
    const items = [item];
    for (const title of ['Deux', 'Trois', 'Quatre'])
      items.push(await makeItem(owner, { id: item.menu_section_id }, { title }));
    const answers = await Promise.all(items.map((one) => ask(owner, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().error).toMatchObject({ code: 'picture_limit_reached' });
    expect(refused?.json().error.message).toContain('3 pictures');
    await t.idle();
    expect(await pictures(owner)).toBe(3);
  });

  it('is not offered without a model, and says so', async () => {
    const without = await testApp();
    const { owner, item } = await ownerWithItem(without);
    expect((await shown(owner, item)).image).toEqual({ state: 'none', message: null, is_offered: false });
    const refused = await ask(owner, item);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'image_model_missing']);
    expect(await pictures(owner)).toBe(0);
  });

  it('is for the restaurant’s owner alone', async () => {
    const { item } = await ownerWithItem();
    const other = await newOwner(t);
    expect([(await ask(other, item)).statusCode, (await other.get(at(item))).statusCode]).toEqual([404, 404]);
  });
});

it('a picture whose job was lost is given up after a quarter of an hour, and may be asked for again', async () => {
  const losing = allJobs.map((job) =>
    job.name === generateImageJob.name ? { ...job, load: async () => ({ run: async () => undefined }) } : job,
  );
  const idle = await testApp({ env, jobs: losing });
  const { owner, item } = await ownerWithItem(idle);
  await ask(owner, item);
  await sweepImages(idle.deps);
  expect((await shown(owner, item)).image.state).toBe('running');
  idle.clock.advance(16 * 60 * 1_000);
  await sweepImages(idle.deps);
  expect((await shown(owner, item)).image).toMatchObject({
    state: 'failed',
    message: 'Making the picture was interrupted. You can try again.',
  });
  expect(await pictures(owner)).toBe(0);
  expect((await ask(owner, item)).json().image.state).toBe('running');
});
