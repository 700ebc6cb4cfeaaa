import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { z } from 'zod/mini';
import type { User } from '../../shared/api/accounts.ts';
import type { BinAnswer } from '../../shared/api/bin.ts';
import type { AskedAnswer } from '../../shared/api/chats.ts';
import type { codesAnswerSchema } from '../../shared/api/codes.ts';
import type { ChangesAnswer, PublicationsAnswer } from '../../shared/api/history.ts';
import type { ImageAnswer } from '../../shared/api/images.ts';
import type { Import, reviewAnswerSchema } from '../../shared/api/imports.ts';
import type { menuKeysAnswerSchema, NewMenuKeyAnswer } from '../../shared/api/keys.ts';
import type { openingAnswerSchema } from '../../shared/api/opening.ts';
import type { OwnDomain, OwnDomainAnswer } from '../../shared/api/own-domains.ts';
import type { OpenedInvitation, PeopleAnswer } from '../../shared/api/people.ts';
import type { statusSchema } from '../../shared/api/publishing.ts';
import type { TranslationProgress } from '../../shared/api/translations.ts';
import type { VisitsAnswer } from '../../shared/api/visits.ts';
import type { WebhookAnswer } from '../../shared/api/webhooks.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import type { Draft } from '../../shared/draft.ts';
import type { Item } from '../../shared/menu.ts';
import { OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import type { RestaurantRole } from '../../shared/roles.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';

/** An action on a page before it is opened, or on its content before the screenshot. */
export type Stage = (page: Page) => Promise<void>;

const PICTURE = join(import.meta.dirname, '../../test/menus/grill-photo.jpg');

const patternOf = (path: string): RegExp => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);

/** Changes the API's answers in transit: for states that would need a provider, a bad photo or three months. */
async function change<Answer>(page: Page, path: string, edit: (answer: Answer) => Answer): Promise<void> {
  await page.route(patternOf(path), async (route) => {
    if (route.request().method() !== 'GET') return await route.continue();
    const response = await route.fetch();
    // The wire's contract: the routes' own tests check the shapes.
    await route.fulfill({ response, json: edit((await response.json()) as Answer) });
  });
}

type OpeningAnswer = z.infer<typeof openingAnswerSchema>;
type PublishingStatus = z.infer<typeof statusSchema>;
type OpenedDraft = NonNullable<OpeningAnswer['draft']>;

/** Changes the restaurant's draft and status, which the app opens with. */
const changeDraft = (page: Page, edit: (draft: OpenedDraft) => OpenedDraft): Promise<void> =>
  change<OpeningAnswer>(page, API_PATHS.opening, ({ user, draft }) => ({ user, draft: draft && edit(draft) }));

/** An answer in place of the API's. */
const answer = async <Answer>(page: Page, path: string, json: Answer): Promise<void> => {
  await page.route(patternOf(path), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
  );
};

const CODE_NAMES = ['Terrace', 'Window', 'Bar', ...Array.from({ length: 12 }, (_, index) => `Table ${index + 1}`)];

/** Named codes, most of them scanned. */
export const namedCodes: Stage = (page) =>
  answer<z.infer<typeof codesAnswerSchema>>(page, CODE_PATHS.codes, {
    codes: CODE_NAMES.map((name, index) => ({
      id: index + 1,
      name,
      address: `https://ardoise.example/restaurants/7k3m9x2p4q/q/${index + 1}`,
      created_at: '2026-05-04T09:00:00.000Z',
      scans: Math.round(1_204 / (index + 1)) - 80,
    })),
  });

/** A domain in a state. */
export const ownDomainIn =
  (state: OwnDomain['state'], problem: OwnDomain['problem']): Stage =>
  async (page) => {
    const host = 'menu.chez-marie.example';
    await answer<OwnDomainAnswer>(page, OWN_DOMAIN_PATHS.ownDomain, {
      is_available: true,
      domain: {
        host,
        shown_host: host,
        address: `https://${host}`,
        state,
        problem,
        points_to: problem === 'elsewhere' ? 'shops.builder.example' : null,
        is_shown: true,
        checked_at: '2026-05-04T09:00:00.000Z',
        records: [
          { type: 'CNAME', name: host, value: 'menus.example' },
          { type: 'TXT', name: `_ardoise.${host}`, value: `ardoise=${'3f'.repeat(16)}` },
        ],
      },
    });
  };

/** Domains are offered, and the restaurant has none. */
export const withoutOwnDomain: Stage = (page) =>
  answer<OwnDomainAnswer>(page, OWN_DOMAIN_PATHS.ownDomain, { is_available: true, domain: null });

/** The target of an invitation's mail. */
export const openedInvitation: Stage = async (page) => {
  await page.route(patternOf(PEOPLE_PATHS.openedInvitation), async (route) => {
    const json: OpenedInvitation = {
      restaurant: { name: 'L’Étoile & Fils' },
      email: 'olivier.tremblay-desjardins@chez-marie.example',
      role: 'manager',
    };
    await route.fulfill({ json });
  });
};

/** A manager, staff and two invitations, one of which is over. */
export const invitedPeople: Stage = async (page) => {
  await answer<PeopleAnswer>(page, PEOPLE_PATHS.people, {
    people: [
      { id: randomUUID(), email: 'marie@chez-marie.example', role: 'owner' },
      { id: randomUUID(), email: 'olivier.tremblay-desjardins@chez-marie.example', role: 'manager' },
      { id: randomUUID(), email: 'zoe@chez-marie.example', role: 'staff' },
    ],
    invitations: [
      { id: randomUUID(), email: 'lea@chez-marie.example', role: 'staff', expires_at: '2031-05-04T09:00:00.000Z' },
      { id: randomUUID(), email: 'max@chez-marie.example', role: 'manager', expires_at: '2026-05-04T09:00:00.000Z' },
    ],
  });
};

/** The open restaurant is one of three, and this is the user's role there. */
export const severalRestaurants =
  (role: RestaurantRole): Stage =>
  async (page) => {
    const withOthers = (user: User): User => ({
      ...user,
      restaurants: [
        ...(user.restaurant ? [{ ...user.restaurant, role }] : []),
        { id: '2b7c9d1e4f', name: 'L’Étoile & Fils, brasserie du Vieux-Port', role: 'owner' },
        { id: '5h8j2k6m3n', name: 'Chez Max', role: 'staff' },
      ],
    });
    await change<OpeningAnswer>(page, API_PATHS.opening, ({ user, draft }) => ({ user: withOthers(user), draft }));
    await change<{ user: User }>(page, API_PATHS.me, ({ user }) => ({ user: withOthers(user) }));
  };

/** A till's key, and a website whose server fails. */
export const websiteInUse: Stage = async (page) => {
  const created_at = '2026-05-04T09:00:00.000Z';
  const key = { id: 2, name: 'Website', created_at, last_used_on: null };
  await answer<z.infer<typeof menuKeysAnswerSchema>>(page, WEBSITE_PATHS.keys, {
    keys: [{ id: 1, name: 'Till', created_at, last_used_on: '2026-11-28' }, key],
  });
  await page.route(patternOf(WEBSITE_PATHS.keys), async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    const json = { key, secret: `ardoise_${'k3'.repeat(21)}k` } satisfies NewMenuKeyAnswer;
    await route.fulfill({ status: 201, json });
  });
  const delivery = { version: null, created_at, attempted_at: created_at, attempts: 1 };
  await answer<WebhookAnswer>(page, WEBSITE_PATHS.webhook, {
    is_available: true,
    webhook: { url: 'https://www.chez-marie.example/hooks/ardoise/publications', created_at },
    deliveries: [
      { ...delivery, id: randomUUID(), kind: 'test', state: 'failed', status: 404, problem: 'status' },
      {
        ...delivery,
        id: randomUUID(),
        kind: 'publication',
        version: 3,
        state: 'failed',
        status: null,
        problem: 'unreachable',
      },
      {
        ...delivery,
        id: randomUUID(),
        kind: 'publication',
        version: 2,
        state: 'failed',
        status: 500,
        problem: 'superseded',
      },
      {
        ...delivery,
        id: randomUUID(),
        kind: 'publication',
        version: 1,
        state: 'delivered',
        status: 204,
        problem: null,
      },
    ],
  });
};

export const threeMonthsOfVisits: Stage = (page) =>
  change<VisitsAnswer>(page, API_PATHS.restaurantVisits, ({ days }) => ({
    days: days.map(({ day }, index) => {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      const visits = Math.round(
        (weekday === 1 ? 0.3 : weekday > 4 ? 1.6 : 1) * (34 + index * 0.4 + 9 * Math.sin(index)),
      );
      return { day, visits, scans: Math.round(visits * 0.6) };
    }),
    languages: [
      { locale: 'en', visits: 2_941 },
      { locale: 'fr', visits: 1_120 },
      { locale: 'es', visits: 310 },
      { locale: 'ja', visits: 88 },
      { locale: 'ar', visits: 9 },
    ],
    menus: [
      { menu_id: 1, title: 'Dinner', visits: 3_611 },
      { menu_id: 2, title: 'Lunch', visits: 857 },
    ],
    codes: [
      { code_id: 1, name: 'Terrace', scans: 1_204 },
      { code_id: 2, name: 'Window', scans: 388 },
    ],
  }));

const CHANGES: ChangesAnswer = (() => {
  const base = {
    id: 1,
    menu_id: 1,
    section_id: 1,
    place: ['Dinner', 'Starters'],
    items: 0,
    parts: [],
    from: null,
    to: null,
  };
  const price = (amount: number) => ({ price: amount, price_max: null, price_text: null, variants: [], options: [] });
  const changes: ChangesAnswer['changes'] = [
    { ...base, kind: 'changed', entity: 'item', title: 'Oysters, half a dozen', from: price(2_100), to: price(2_400) },
    {
      ...base,
      id: 2,
      kind: 'changed',
      entity: 'item',
      title: 'Crab cakes',
      parts: ['description'],
      from: price(1_600),
      to: price(1_750),
    },
    { ...base, id: 3, kind: 'added', entity: 'item', title: 'Beef tartare with hand-cut fries', to: price(1_900) },
    { ...base, id: 4, kind: 'added', entity: 'section', title: 'Brunch', place: ['Dinner'], items: 8 },
    { ...base, id: 5, kind: 'gone', entity: 'item', title: 'Soup of the day', from: price(900) },
    { ...base, id: 6, kind: 'changed', entity: 'item', title: 'Caesar salad', parts: ['description', 'picture'] },
  ];
  return { changes, total: changes.length, from_currency: 'CAD', to_currency: 'CAD' };
})();

/** An import that was applied, and one that was rolled back. */
export const appliedImports: Stage = (page) =>
  change<{ imports: Import[] }>(page, API_PATHS.imports, ({ imports: [first] }) => ({
    imports: first
      ? [
          first,
          { ...first, id: 91, applied_at: '2026-11-12T14:05:00.000Z', rollback: 'possible' },
          { ...first, id: 90, applied_at: '2026-11-02T10:31:00.000Z', rollback: 'done' },
        ]
      : [],
  }));

export const earlierPublications: Stage = async (page) => {
  await answer<PublicationsAnswer>(page, API_PATHS.publications, {
    publications: [3, 2, 1].map((version) => ({
      version,
      published_at: `2026-11-${10 + 5 * version}T21:0${version}:00.000Z`,
      is_shown: version === 3,
      menu_ids: [1],
    })),
    more: 12,
  });
  await answer<ChangesAnswer>(page, API_PATHS.publicationChanges, CHANGES);
};

export const unpublishedChanges: Stage = async (page) => {
  const withChanges = (status: PublishingStatus) => ({ ...status, published: false, changes: CHANGES.total });
  await changeDraft(page, ({ restaurant, status }) => ({ restaurant, status: withChanges(status) }));
  await change<PublishingStatus>(page, API_PATHS.restaurantStatus, withChanges);
  await answer<ChangesAnswer>(page, API_PATHS.restaurantChanges, CHANGES);
};

/** Every dish is declared without anything, also what its words name. */
export const declaredAgainstWords: Stage = (page) =>
  changeDraft(page, ({ restaurant, ...rest }) => {
    const declare = (item: Item): Item => ({
      ...item,
      allergens: [],
      allergens_checked_at: '2026-11-27T15:04:00.000Z',
    });
    const menus = restaurant.menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({ ...section, items: section.items.map(declare) })),
    }));
    return { ...rest, restaurant: { ...restaurant, menus } };
  });

/** Dishes deleted one by one, a section, and what an import replaced. */
export const fullBin: Stage = (page) =>
  change<BinAnswer>(page, API_PATHS.bin, () => {
    const [today, earlier, imported] = [
      '2026-11-27T15:04:00.000Z',
      '2026-11-27T09:40:00.000Z',
      '2026-11-12T14:05:00.000Z',
    ];
    const entry = {
      entity: 'item',
      menu: 'Dinner',
      section: 'Starters',
      sections: 0,
      items: 0,
      price_max: null,
      picture: null,
    } as const;
    const replaced = ['Crab cakes', 'Caesar salad', 'Soup of the day', 'Beef tartare with hand-cut fries'];
    return {
      entries: [
        { ...entry, id: 91, title: 'Oysters, half a dozen', price: 2_100, deleted_at: today },
        {
          ...entry,
          entity: 'section',
          id: 12,
          title: 'Brunch',
          section: null,
          items: 8,
          price: null,
          deleted_at: earlier,
        },
        ...replaced.map((title, index) => ({ ...entry, id: index + 1, title, price: 1_250, deleted_at: imported })),
      ],
      moments: [
        { deleted_at: today, entries: 1, items: 1, import: null },
        { deleted_at: earlier, entries: 1, items: 8, import: null },
        { deleted_at: imported, entries: 31, items: 31, import: { id: 1, file: 'dinner-menu-winter.pdf' } },
      ],
      total: 33,
      next: '2026-11-12T14:05:00.000Z_2_4',
    };
  });

export const guestsQuestions: Stage = (page) =>
  change<AskedAnswer>(page, API_PATHS.restaurantAssistant, () => ({
    topics: [
      { topic: 'allergens', count: 214 },
      { topic: 'popular', count: 96 },
      { topic: 'price', count: 31 },
      { topic: 'not_on_menu', count: 7 },
    ],
    unanswered: [
      { question: 'Is there sesame in this?', item_id: 1, asked_at: '2026-11-20T18:04:00.000Z', times: 12 },
      {
        question: 'Avez-vous une salle pour trente personnes ?',
        item_id: null,
        asked_at: '2026-11-19T12:00:00.000Z',
        times: 3,
      },
      { question: 'هل لديكم طعام حلال؟', item_id: null, asked_at: '2026-11-18T12:00:00.000Z', times: 1 },
    ],
  }));

/** A guest who can't eat nuts and milk: the choice, the marked dishes, or the card for the kitchen. */
export const avoidNutsAndMilk =
  (state: 'sheet' | 'marks' | 'card'): Stage =>
  async (page) => {
    await page.locator('.cant-eat').first().click();
    for (const code of ['tree_nuts', 'milk']) await page.locator(`.avoid-choice input[name="${code}"]`).check();
    if (state === 'sheet') return;
    await page.locator(state === 'card' ? '.avoid-button' : '.avoid-choice .main-button').click();
  };

/** A question and one that follows it. */
export const tryTheAssistant: Stage = async (page) => {
  for (const [question, number] of [
    ['Vegan', 1],
    ['And under 15?', 2],
  ] as const) {
    await page.locator('[data-part="assistant-form"] input').fill(question);
    await page.locator('[data-part="assistant-form"] [type="submit"]').click();
    await page
      .locator('[data-part="assistant-exchange"]')
      .nth(number - 1)
      .waitFor();
  }
};

export const languagesInEveryState: Stage = (page) =>
  change<TranslationProgress>(page, API_PATHS.restaurantTranslationProgress, ({ languages, ...rest }) => {
    const states = ['complete', 'running', 'failed', 'failed', 'off', 'waiting'] as const;
    return {
      ...rest,
      engine: 'gpt-5',
      languages: languages.map((language, index) => {
        const state = states[index] ?? 'complete';
        const done = state === 'running' ? 9 : language.total;
        return { ...language, state, done, original: index === 0 ? 0 : language.original, is_shown: index !== 2 };
      }),
    };
  });

export const generatedPicture: Stage = async (page) => {
  const picture = { file: 'demo', origin: 'model', width: 1_280, height: 853 } as const;
  await change<ImageAnswer>(page, API_PATHS.itemImageGenerate, ({ item }) => ({
    item: { ...item, picture, image_generated: true },
    image: { state: 'done', message: null, is_offered: true },
  }));
  const body = await readFile(PICTURE);
  await page.route(/\/files\/.*demo/, (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
};

type StagedReview = { draft: Draft; import: Import };

export const menuInEuros: Stage = (page) =>
  change<StagedReview>(page, API_PATHS.importReview, ({ draft, ...rest }) => ({
    ...rest,
    draft: { ...draft, printed: { currency: 'EUR', language: 'fr' } },
  }));

/** A section with one price for its dishes. */
export const priceInHeading: Stage = (page) =>
  change<StagedReview>(page, API_PATHS.importReview, ({ draft, ...rest }) => {
    const [first, ...others] = draft.sections;
    if (!first?.title) throw new Error('The demo restaurant’s menu has a heading.');
    const price = { ...first.title, value: '16', alternatives: [] };
    const items = first.items.map((item) => ({ ...item, prices: [] }));
    return { ...rest, draft: { ...draft, sections: [{ ...first, price, items }, ...others] } };
  });

/** A dish without a price, one with two that have no names, and a line with an amount that is in no dish. */
export const oddPrices: Stage = (page) =>
  change<StagedReview>(page, API_PATHS.importReview, ({ draft, ...rest }) => {
    const [first, ...others] = draft.sections;
    const [bare, sized, ...items] = first?.items ?? [];
    const [price] = sized?.prices ?? [];
    if (!first || !bare || !sized || !price) throw new Error('The demo restaurant’s menu has dishes with prices.');
    const prices = [
      { ...price, label: null },
      { ...price, label: null, amount: { ...price.amount, value: '27' } },
    ];
    const [box] = bare.title.boxes;
    if (!box) throw new Error('The page has a title.');
    const left_out = [{ key: 900, section: first.key, after: bare.key, text: 'Add a poached egg $3', box }];
    const sections = [{ ...first, items: [{ ...bare, prices: [] }, { ...sized, prices }, ...items] }, ...others];
    return { ...rest, draft: { ...draft, sections, left_out } };
  });

export const bilingualMenu: Stage = (page) =>
  change<StagedReview>(page, API_PATHS.importReview, ({ draft, ...rest }) => ({
    ...rest,
    draft: {
      ...draft,
      second_language: 'fr',
      sections: draft.sections.map((section) => ({
        ...section,
        second: { title: 'Entrées', description: null },
        items: section.items.map((item, index) => ({
          ...item,
          second: {
            title: ['Chaudrée d’aiglefin fumé', 'Brocoli grillé', 'Tartare de bœuf'][index % 3] ?? '',
            description: index % 2 === 0 ? 'pommes de terre, poireau, pain brun' : null,
          },
        })),
      })),
    },
  }));

/** The result of a picture in which hardly a letter is legible. */
const illegible = (item: Import): Import => ({
  ...item,
  report: item.report && { ...item.report, fields: 71, doubtful_fields: 58, illegible_fields: 55 },
});

export const unreadablePhoto: Stage = async (page) => {
  await change<{ imports: Import[] }>(page, API_PATHS.imports, ({ imports }) => ({ imports: imports.map(illegible) }));
  await change<{ import: Import }>(page, API_PATHS.import, (answer) => ({
    ...answer,
    import: illegible(answer.import),
  }));
};

const PASTED_TEXT = 'STARTERS\nLeek soup 9.50\ncream, chives\nSmoked trout 14\n\nMAINS\nDuck leg 24';

/** A text in its field, a table and a file that can't be read. */
export const textToUpload: Stage = async (page) => {
  await page.getByRole('button', { name: /^(?:Paste text|Coller un texte)$/ }).click();
  await page.locator('[data-part="menu-text"] textarea').fill(PASTED_TEXT);
  const file = (name: string) => ({ name, mimeType: '', buffer: Buffer.from('Dish;Price') });
  const input = page.locator('[data-part="drop-area"] input[multiple]');
  await input.setInputFiles([file('prices.csv'), file('menu.rtf'), file('wines.txt')]);
  await page.locator('[data-part="dropped-table"]').waitFor();
};

/** The address of a page that isn't on the internet. */
export const refusedWebPage: Stage = async (page) => {
  await page.getByRole('button', { name: /^(?:From a web page|Depuis une page web)$/ }).click();
  await page.locator('[data-part="web-page"] input').fill('http://192.168.1.20/menu');
  await page.locator('[data-part="web-page"] input').press('Enter');
  await page.locator('[data-part="web-page"] input[aria-invalid="true"]').waitFor();
};

export const pressPublish: Stage = async (page) => {
  await page.getByRole('button', { name: /^(Publish|Publier)$/ }).click();
  await page.getByRole('dialog').waitFor();
  // As it is once it has arrived; an animation that is broken off is over, too.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

/** Ten minutes after a sign-in. */
export const confirmationNeeded: Stage = async (page) => {
  const json = { error: { code: 'confirmation_required', message: '' } };
  await page.route(`**${API_PATHS.accountConfirmed}?*`, (route) => route.fulfill({ status: 403, json }));
};

/** The dialog that asks for another sign-in, or the code that it had sent. */
export const confirmIdentity =
  (state: 'ways' | 'code'): Stage =>
  async (page) => {
    await page.getByRole('button', { name: /^(Download everything|Tout télécharger)$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    if (state === 'code') {
      await dialog.getByRole('button', { name: /code/i }).click();
      await dialog.locator('fieldset').waitFor();
    }
    // The button that waits for it turns without end.
    await page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
  };

/** Opens the search with its key, and types. */
export const searchFor =
  (query: string): Stage =>
  async (page) => {
    await page.locator('[aria-keyshortcuts]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
  };

/** A draft that replaces the menu: dishes that go, are renamed and cost more, and new ones. */
export const replacedMenu: Stage = (page) =>
  change<z.infer<typeof reviewAnswerSchema>>(page, API_PATHS.importReview, (review) => {
    const { added, missing } = review.comparison;
    const prices = (price: number) => ({ price, price_max: null, price_text: null, variants: [] });
    const [first, second, ...others] = missing;
    const [one, two, ...fresh] = added;
    if (!first || !second || one === undefined || two === undefined) return review;
    const menu_id = review.import.menu_id;
    return {
      ...review,
      choices: {
        ...review.choices,
        against_menu: {
          target: { option: 'overwrite' as const, menu_id },
          refused: fresh.slice(0, 1),
          kept_items: others.slice(0, 1).map(({ item_id }) => item_id),
        },
      },
      comparison: {
        ...review.comparison,
        menu_id,
        option: 'overwrite' as const,
        added: fresh,
        changed: [
          {
            key: one,
            item_id: first.item_id,
            price_changes: true,
            declaration_lapses: false,
            changes: { prices: { from: prices(1_800), to: prices(1_950) } },
          },
          {
            key: two,
            item_id: second.item_id,
            price_changes: false,
            declaration_lapses: false,
            changes: {
              title: { from: second.title, to: `${second.title} du jour` },
              description: { from: null, to: 'Selon le marché' },
            },
          },
        ],
        missing: others,
      },
    };
  });

/** All dishes of a section are selected, and a dialog asks for their tags or allergens. */
export const editSelected =
  (part: 'tags' | 'allergens'): Stage =>
  async (page) => {
    await page
      .locator('[data-part="item-open"]')
      .first()
      .click({ modifiers: ['Control'] });
    const bar = page.locator('[data-part="selection-bar"]');
    await bar.locator('[aria-pressed]').click();
    await bar.locator('[aria-haspopup="menu"]').last().click();
    await page
      .getByRole('menuitem')
      .nth(part === 'tags' ? 0 : 1)
      .click();
    const form = page.locator(`[data-part="many-${part}"]`);
    await form.waitFor();
    if (part === 'tags') return;
    await form.getByRole('combobox').selectOption('milk');
    await form.locator('.mantine-Chip-label').nth(1).click();
    await page.locator('[data-part="many-preview"]').waitFor();
  };
