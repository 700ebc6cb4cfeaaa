import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();

test('who can eat nothing raw is offered nothing that often is, though the menu has no word of it', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Food' });
  const often = ['Rump steak', 'Egg mayonnaise', 'Chocolate mousse', 'Chicken liver pâté', 'Camembert', 'Seared tuna'];
  for (const title of ['Roast chicken', 'Vegetable soup', ...often]) await makeItem(owner, section, { title });
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  const guest = await newClient(t);
  const address = fillPath(API_PATHS.restaurantChats, { id: owner.restaurant_id });
  const answer = await guest.post(address, { message: 'I can’t eat anything raw, what do you recommend?' });
  const { text } = answer.json().messages.at(-1);
  expect(text).toContain('Roast chicken');
  expect(text).toContain('Vegetable soup');
  expect(text).toContain('ask the staff');
  expect(often.filter((title) => text.includes(title))).toEqual([]);
});
