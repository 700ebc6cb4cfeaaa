import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Logo, Picture } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import type { FileKey } from '../files/files.ts';
import { run as sweep } from './sweep-public-files.job.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1_000;

async function drawing(field: 'logo' | 'picture', colour: string): Promise<FormData> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'drawing.png');
  return form;
}
const setLogo = async (owner: OwnerWithRestaurant, colour: string): Promise<FileKey[]> => {
  const url = fillPath(API_PATHS.restaurantLogo, { id: owner.restaurant_id });
  const logo: Logo = (await owner.upload(url, await drawing('logo', colour))).json().logo;
  return [`public/${logo.file}`];
};
const setPicture = async (owner: OwnerWithRestaurant, id: number, colour: string): Promise<FileKey[]> => {
  const url = fillPath(API_PATHS.itemPicture, { id });
  const picture: Picture = (await owner.upload(url, await drawing('picture', colour))).json().item.picture;
  return pictureWidths(picture).map((width) => `public/${pictureFile(picture, width)}` as const);
};

async function stored(): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for await (const key of t.deps.files.list('public/')) keys.push(key);
  return keys.sort();
}

it('removes what nothing names any more once it is old, and keeps what a publication or the bin names', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const [dish, binned] = [await makeItem(owner, section), await makeItem(owner, section)];

  const published = [...(await setLogo(owner, 'red')), ...(await setPicture(owner, dish.id, 'red'))];
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  const replaced = [...(await setLogo(owner, 'lime')), ...(await setPicture(owner, dish.id, 'lime'))];
  const current = [...(await setLogo(owner, 'blue')), ...(await setPicture(owner, dish.id, 'blue'))];
  const inBin = await setPicture(owner, binned.id, 'yellow');
  await owner.delete(fillPath(API_PATHS.item, { id: binned.id }));
  const foreign = [...(await setLogo(await newOwner(t), 'yellow'))];
  const unknown: FileKey = 'public/operator-notes.txt';
  await t.deps.files.put(unknown, Buffer.from('not ours'), 'text/plain');

  const kept = [...published, ...current, ...inBin, ...foreign, unknown].sort();
  const all = [...kept, ...replaced].sort();
  expect(new Set(all).size).toBe(all.length);
  await sweep(t.deps);
  expect(await stored()).toEqual(all);
  t.clock.advance(2 * DAY_MS);
  await sweep(t.deps);
  expect(await stored()).toEqual(kept);
  t.clock.advance(-2 * DAY_MS);
});
