import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { smallPdf } from '../../test/small-pdf.ts';
import { type HostileFile, hostile } from './hostile-file.ts';
import { makeHostileFiles } from './make-hostile-files.ts';
import { HostileReading } from './read-hostile-file.ts';

// The corpus is read in two children at once: one in no hurry for files that are to end in a certain way, and one with
// little time for those that may take all they are given.
const PATIENT_MS = 90_000;
const HURRIED_MS = 5_000;
const KIND_TIMEOUT_MS = 600_000;

const MENUS = join(import.meta.dirname, '../../test/menus');
const work = await mkdtemp(join(tmpdir(), 'ardoise-hostile-'));
const folders = { files: join(work, 'files'), pictures: join(work, 'pictures') };
await Promise.all(Object.values(folders).map((folder) => mkdir(folder)));
const callers: (string | undefined)[] = [];
const server = createServer((socket) => {
  callers.push(socket.remoteAddress);
  socket.destroy();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const listening = server.address();
const port = typeof listening === 'object' ? listening?.port : undefined;

const corpus = await makeHostileFiles(
  {
    picture: await sharp(join(MENUS, 'diner-three-columns.png'))
      .extract({ left: 1_100, top: 240, width: 520, height: 360 })
      .png()
      .toBuffer(),
    pdf: await readFile(join(MENUS, 'bistro-deux-colonnes.pdf')),
  },
  { address: `http://127.0.0.1:${port}`, canary: join(work, 'canary') },
);
const names = Object.values(corpus).flatMap((files) => files.map(({ name }) => name));
const here = await readdir(process.cwd());

const patient = new HostileReading(folders, PATIENT_MS);
const hurried = new HostileReading(folders, HURRIED_MS);
afterAll(async () => {
  await Promise.all([patient.close(), hurried.close()]);
  server.close();
  await rm(work, { recursive: true, force: true });
});

async function readAll(reading: HostileReading, files: HostileFile[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of files) {
    const problem = await reading.read(file);
    if (problem) wrong.push(problem);
  }
  return wrong;
}

it('has many kinds of hostile files, each under a name of its own', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(150);
});

it.each(Object.entries(corpus))(
  '%s: each ends within its time and memory with a draft or a named reason',
  async (_, files) => {
    const isHurried = ({ ends }: HostileFile) => !ends || ends.includes('out_of_time');
    const { hurry = [], wait = [] } = Object.groupBy(files, (file) => (isHurried(file) ? 'hurry' : 'wait'));
    const wrong = await Promise.all([readAll(hurried, hurry), readAll(patient, wait)]);
    expect(wrong.flat()).toEqual([]);
  },
  KIND_TIMEOUT_MS,
);

it(
  'still reads a sound menu after all of them',
  async () => {
    const line = (text: string, x: number) => ({ text, x, y: 700, size: 12 });
    const sound = smallPdf([[line('Onion soup with cheese', 60), line('9.50', 480)]]);
    expect(await patient.read(hostile('sound.pdf', sound, 'draft'))).toBeUndefined();
  },
  PATIENT_MS,
);

it('called nobody, and wrote nothing but the pages’ pictures', async () => {
  expect(callers).toEqual([]);
  expect((await readdir(work)).toSorted()).toEqual(['files', 'pictures']);
  expect((await readdir(folders.files)).toSorted()).toEqual([...names, 'sound.pdf'].toSorted());
  expect((await readdir(folders.pictures)).filter((name) => !name.endsWith('.webp'))).toEqual([]);
  expect(await readdir(process.cwd())).toEqual(here);
});

it('leaves no process behind', async () => {
  const pids = [...patient.pids, ...hurried.pids];
  await Promise.all([patient.close(), hurried.close()]);
  expect(pids).not.toEqual([]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
