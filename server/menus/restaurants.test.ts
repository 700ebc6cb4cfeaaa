import { describe, expect, it } from 'vitest';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { newOwner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const put = (owner: OwnerWithRestaurant, body: object) =>
  owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), body);
const create = (client: Client, body: object = {}) =>
  client.post(API_PATHS.restaurants, { name: 'Chez Léa', main_locale: 'fr', currency: 'CAD', ...body });

describe('GET /api/data', () => {
  it('names the ten languages and the currencies in the language asked for, without a session', async () => {
    const client = await newClient(t);
    const english = (await client.get(`${API_PATHS.data}?lang=en`)).json();
    const french = (await client.get(`${API_PATHS.data}?lang=fr`)).json();
    expect(Object.keys(english.translation_languages)).toHaveLength(10);
    expect(english).toMatchObject({ translation_languages: { de: 'German' }, currencies: { CAD: 'Canadian Dollar' } });
    expect(french).toMatchObject({ translation_languages: { de: 'allemand' }, currencies: { CAD: 'dollar canadien' } });
  });

  it('says who runs the server, for the terms of use', async () => {
    const ours = (await (await newClient(t)).get(API_PATHS.data)).json();
    expect(ours.operator).toMatchObject({ name: 'Ardoise', company: null, privacy_url: null });
    const env = {
      OPERATOR_NAME: 'Menus du Port',
      OPERATOR_COMPANY: 'Port inc.',
      OPERATOR_ADDRESS: '1 rue du Port, Montréal',
      OPERATOR_CONTACT: 'hello@port.example',
      OPERATOR_LAW: 'Québec, Canada',
      PRIVACY_URL: 'https://port.example/privacy',
      IMPORTS_KEPT_DAYS: '14',
    };
    const theirs = await testApp({ env, work: false });
    expect((await (await newClient(theirs)).get(API_PATHS.data)).json().operator).toEqual({
      name: 'Menus du Port',
      company: 'Port inc.',
      address: '1 rue du Port, Montréal',
      contact: 'hello@port.example',
      law: 'Québec, Canada',
      imports_kept_days: 14,
      privacy_url: 'https://port.example/privacy',
    });
  });
});

describe('POST /api/restaurants', () => {
  it('creates the restaurant with menu 1, unpublished', async () => {
    const created = await create(await signUp(t), { name: " L'Étoile & Fils ", timezone: 'America/Toronto' });
    expect(created.statusCode).toBe(201);
    const { restaurant } = restaurantAnswerSchema.parse(created.json());
    expect(restaurant).toMatchObject({
      name: "L'Étoile & Fils",
      timezone: 'America/Toronto',
      prices_include_taxes: false,
      published_at: null,
      logo: null,
      version: 1,
      menus: [
        { id: 1, title: 'Menu', display_mode: 'simple', hidden: false, serving_periods: [], position: 0, sections: [] },
      ],
    });
    expect(restaurant.id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
  });

  it('takes a French menu in Canadian dollars for one of Québec', async () => {
    const quebec = (await create(await signUp(t))).json().restaurant;
    expect(quebec.taxes).toMatchObject([
      { number: 1, name: 'TPS', rate: 5_000 },
      { number: 2, name: 'TVQ', rate: 9_975 },
    ]);
    const toronto = (await create(await signUp(t), { main_locale: 'en' })).json().restaurant;
    expect(toronto).toMatchObject({ taxes: [], prices_include_taxes: false, timezone: 'UTC' });
    const paris = (await create(await signUp(t), { currency: 'EUR' })).json().restaurant;
    expect(paris).toMatchObject({ taxes: [], prices_include_taxes: true });
  });

  it('gives an account one restaurant, also when two requests race', async () => {
    const owner = await signUp(t);
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(owner)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error.code).toBe('restaurant_exists');
    const mine = answers.find(({ statusCode }) => statusCode === 201)?.json().restaurant.id;
    expect((await owner.get(API_PATHS.me)).json().user.restaurant).toEqual({ id: mine, name: 'Chez Léa' });
  });

  it.each([
    [{ name: 'Chez <b>' }, 'name', 'special_characters'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
    [{ main_locale: 'nl' }, 'main_locale', 'invalid_value'],
    [{ currency: 'XXX' }, 'currency', 'invalid_value'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'invalid_value'],
    [{ timezone: '+05:00' }, 'timezone', 'invalid_value'],
    [{ owner_id: 'me' }, 'owner_id', 'unknown_field'],
  ])('refuses %j', async (body, field, code) => {
    const refused = await create(await signUp(t), body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toMatchObject({ code: 'validation_failed', fields: { [field]: { code } } });
  });

  it('says the specification’s sentence about special characters', async () => {
    const refused = await create(await signUp(t), { name: 'A|B' });
    expect(refused.json().error.fields.name.message).toBe('*Special characters are not accepted.');
  });

  it('asks for a session', async () => {
    expect((await create(await newClient(t))).statusCode).toBe(401);
  });
});

describe('PUT /api/restaurants/{id}', () => {
  it('changes the fields given, moves updated_at and leaves the rest', async () => {
    const owner = await newOwner(t);
    const changed = await put(owner, { tagline: 'Since 1987', phone: ' ', title_font: 'caveat', version: 1 });
    expect(changed.statusCode).toBe(200);
    const { restaurant } = restaurantAnswerSchema.parse(changed.json());
    expect(restaurant).toMatchObject({ name: 'Chez Test', tagline: 'Since 1987', phone: null, title_font: 'caveat' });
    expect(restaurant.version).toBe(2);
    expect(restaurant.updated_at > owner.restaurant.updated_at).toBe(true);
  });

  it('refuses a stale version and keeps what stands', async () => {
    const owner = await newOwner(t);
    await put(owner, { name: 'First' });
    const stale = await put(owner, { name: 'Second', version: 1 });
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'version_stale']);
    expect((await put(owner, {})).json().restaurant.name).toBe('First');
  });

  it('keeps what a menu says when the currency changes, or refuses', async () => {
    const owner = await newOwner(t);
    const section = (await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Wines', price: 900 })).json().section;
    await owner.post(API_PATHS.items, {
      menu_section_id: section.id,
      title: 'Muscadet',
      variants: [
        { label: 'glass', price: 1_100 },
        { label: 'bottle', price: null },
      ],
      options: [{ label: 'olives', price: 300 }],
    });
    const soup = (await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Soup', price: 850 })).json()
      .item;
    await owner.patch(fillPath(API_PATHS.item, { id: soup.id }), { checked_price: { price: 850 } });
    const refused = await put(owner, { currency: 'JPY' });
    expect(refused.json().error).toMatchObject({
      code: 'validation_failed',
      fields: { currency: { code: 'invalid_value' } },
    });
    const dinars = (await put(owner, { currency: 'KWD' })).json().restaurant;
    expect(dinars.menus[0].sections[0]).toMatchObject({
      price: 9_000,
      items: [
        { price: null, variants: [{ price: 11_000 }, { price: null }], options: [{ price: 3_000 }] },
        { price: 8_500, checked_price: { price: 8_500 }, version: 2 },
      ],
    });
    // An amount in the bin that the new currency can't represent becomes unknown, and blocks nothing.
    await owner.delete(fillPath(API_PATHS.item, { id: soup.id }));
    const yen = (await put(owner, { currency: 'JPY' })).json().restaurant;
    expect(yen.menus[0].sections[0]).toMatchObject({
      price: 9,
      items: [{ variants: [{ price: 11 }, { price: null }] }],
    });
  });

  it('takes a tax that is charged no more from the items', async () => {
    const owner = await newOwner(t, { restaurant: { main_locale: 'fr' } });
    const section = (await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Vins' })).json().section;
    const item = (await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'A', taxes: [1, 2] })).json()
      .item;
    expect(item.taxes).toEqual([1, 2]);
    const [gst] = owner.restaurant.taxes;
    const { restaurant } = (await put(owner, { taxes: [gst] })).json();
    expect(restaurant.menus[0].sections[0].items[0].taxes).toEqual([1]);
    const twice = await put(owner, { taxes: [gst, gst] });
    expect(twice.json().error.fields).toHaveProperty('taxes');
    for (const name of ['a\u0000', '\ud800']) {
      const refused = await put(owner, { taxes: [{ ...gst, name }] });
      expect(refused.json().error.fields['taxes.0.name']).toMatchObject({ code: 'control_characters' });
    }
  });

  it('is not found under a malformed, unknown or another owner’s id', async () => {
    const owner = await newOwner(t);
    const other = await newOwner(t);
    for (const id of ['1', 'x'.repeat(10), '0000000000', other.restaurant_id, `${owner.restaurant_id}%00`]) {
      const refused = await owner.put(`/api/restaurants/${id}`, { name: 'Mine now' });
      expect([id, refused.statusCode, refused.json().error.code]).toEqual([id, 404, 'not_found']);
    }
    expect((await put(other, {})).json().restaurant.name).toBe('Chez Test');
  });

  it('refuses an edit that was meant for another restaurant', async () => {
    const owner = await newOwner(t);
    const other = await newOwner(t);
    const queued = await owner.put(
      fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }),
      { name: 'Queued' },
      { 'x-restaurant-id': other.restaurant_id },
    );
    expect([queued.statusCode, queued.json().error.code]).toEqual([409, 'restaurant_mismatch']);
  });

  it('says that there is no restaurant yet', async () => {
    const user = await signUp(t);
    const refused = await user.post(API_PATHS.menus, { title: 'Lunch' });
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, 'No restaurant selected.']);
  });
});
