import sharp from 'sharp';
import { expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { heavyPictureFiles } from '../../test/hostile/heavy-picture-files.ts';
import { brokenPngs } from '../../test/hostile/png-pictures.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();
const MEGABYTE = 1024 * 1024;
const DEADLINE_MS = 300_000;

const isWebp = (name: string) => name.endsWith('.webp');

async function routes() {
  const owner = await newOwner(t);
  const { id } = await makeItem(owner, await makeSection(owner));
  const send = (url: string, field: string) => async (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
    return await owner.upload(url, form);
  };
  return {
    logo: send(fillPath(API_PATHS.restaurantLogo, { id: owner.restaurant_id }), 'logo'),
    picture: send(fillPath(API_PATHS.itemPicture, { id }), 'picture'),
  };
}

it(
  'a picture with gigabytes beside it is a logo and a dish’s picture like any other, and takes no memory of this process',
  async () => {
    const { logo, picture } = await routes();
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 50);
    for (const { name, bytes } of heavyPictureFiles()) {
      const asLogo = await logo(bytes, name);
      expect([name, asLogo.statusCode]).toEqual([name, isWebp(name) ? 422 : 200]);
      const asPicture = await picture(bytes, name);
      expect([name, asPicture.statusCode]).toEqual([name, 200]);
      expect(asPicture.json().item.picture).toMatchObject({ width: 100, height: 100 });
    }
    clearInterval(watch);
    expect(most - before).toBeLessThan(400 * MEGABYTE);
  },
  DEADLINE_MS,
);

it(
  'every PNG of the hostile corpus is made or refused by name, and a sound one goes on after it',
  async () => {
    const { logo, picture } = await routes();
    const made: [string, number, string | undefined][] = [];
    for (const { name, bytes } of brokenPngs())
      for (const send of [logo, picture]) {
        const answer = await send(bytes, name);
        made.push([name, answer.statusCode, answer.json().error?.code]);
      }
    const allowed = new Set([undefined, 'file_type_refused', 'picture_too_large', 'file_too_large']);
    expect(made.filter(([, status, code]) => status >= 500 || !allowed.has(code))).toEqual([]);
    const sound = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c03010' } })
      .png()
      .toBuffer();
    expect((await logo(sound, 'sound.png')).statusCode).toBe(200);
  },
  DEADLINE_MS,
);
