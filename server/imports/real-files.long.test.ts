import { expect, it } from 'vitest';
import { blankPng } from '../../test/blank-png.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { getDraft, getImport, getReview, importFiles, outline } from '../../test/imports.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { menuPage, smallPdf } from '../../test/small-pdf.ts';

// The real reader in its child process: what bad files do to an import, and that a good one succeeds.
const t = await embeddedApp();
const LONG_MS = 120_000;

const page = menuPage('Starters', [
  ['Onion soup with cheese', '9.50'],
  ['Green salad and walnuts', '8'],
  ['Fried squid with lemon', '12'],
]);
const file = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);
const good = () => file('good.pdf', smallPdf([page]));
const read = { Starters: ['Onion soup with cheese 950', 'Green salad and walnuts 800', 'Fried squid with lemon 1200'] };

type Bad = [what: string, problem: string, french: string, make: () => File];
const BAD: [Bad, ...Bad[]] = [
  [
    'a PDF that is cut off',
    'file_truncated',
    'Le fichier est coupé : il en manque la fin.',
    () => {
      const whole = smallPdf([page]);
      return file('cut.pdf', whole.subarray(0, whole.length / 2));
    },
  ],
  [
    'a PDF with a password',
    'file_encrypted',
    'Le fichier est protégé par un mot de passe.',
    () => file('secret.pdf', smallPdf([page], { isEncrypted: true })),
  ],
  [
    'a PDF of 2,000 pages',
    'too_many_pages',
    'Le fichier a trop de pages.',
    () => file('long.pdf', smallPdf(Array.from({ length: 2_000 }, () => page))),
  ],
  [
    'a picture of 30,000 × 30,000 pixels',
    'picture_too_large',
    'L’image est trop grande pour être lue.',
    () => file('wide.png', blankPng(30_000, 30_000)),
  ],
  [
    'a page with no text',
    'no_text',
    'Aucun texte n’a été trouvé sur la page.',
    () => file('blank.png', blankPng(600, 800)),
  ],
];

it(
  'fails on a bad file with the reason, and touches nothing',
  async () => {
    const [[, problem, french, make]] = BAD;
    const owner = await newOwner(t);
    await makeItem(owner, await makeSection(owner, { title: 'Plats' }), { title: 'Bavette', price: 2400 });
    const bad = make();
    const done = await importFiles(t, owner, [bad], { option: 'overwrite' });
    expect(done).toMatchObject({ status: 'failed', error: { code: problem }, applied_at: null });
    const told = await getImport(owner, done.id, '?lang=fr');
    expect(told.error?.message).toBe(french);
    expect(told.report?.failures).toEqual([{ file: bad.name, page: null, problem, message: french }]);
    expect(outline(await getDraft(owner))).toEqual({ Plats: ['Bavette 2400'] });
  },
  LONG_MS,
);

it(
  'reads the good file among bad ones, each of which has its reason',
  async () => {
    const owner = await newOwner(t);
    const badFiles = BAD.map(([, problem, message, make]) => ({ file: make(), problem, message }));
    const { id } = await importFiles(t, owner, [...badFiles.map(({ file: bad }) => bad), good()]);
    const done = await getImport(owner, id, '?lang=fr');
    expect(done).toMatchObject({ status: 'completed', error: null, report: { pages: 1, items: 3 } });
    const failures = badFiles.map(({ file: bad, problem, message }) =>
      expect.objectContaining({ file: bad.name, problem, message }),
    );
    expect(done.report?.failures).toHaveLength(failures.length);
    expect(done.report?.failures).toEqual(expect.arrayContaining(failures));
    expect(outline(await getDraft(owner))).toEqual(read);
  },
  LONG_MS,
);

it(
  'shows in the review where each field stands on the page',
  async () => {
    const owner = await newOwner(t);
    const done = await importFiles(t, owner, [good()], { apply: 'review' });
    const { draft, pages } = await getReview(owner, done.id);
    const title = draft.sections[0]?.items[0]?.title;
    expect(title).toMatchObject({ value: 'Onion soup with cheese' });
    const box = title?.boxes[0];
    expect(box?.page).toBe(0);
    // The line is 710 points above the bottom of a page of 842, and 60 points from its left edge.
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo((842 - 710 - 4) / 842, 1);
    expect(box?.x).toBeCloseTo(60 / 595, 1);
    const picture = await owner.get(pages[0]?.picture ?? '');
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.subarray(8, 12).toString('latin1')).toBe('WEBP');
  },
  LONG_MS,
);
