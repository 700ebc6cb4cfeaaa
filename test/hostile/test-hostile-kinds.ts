import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type HostileFile, hostile } from './hostile-file.ts';
import { HOSTILE_GROUPS, HOSTILE_KINDS, type HostileGroup } from './hostile-kinds.ts';
import { HostileReading } from './read-hostile-file.ts';
import { onePage } from './write-pdf.ts';

// Each group is read in two children at once: a patient one for files with an expected result, and a hurried one for
// files that may use all the time they get.
const PATIENT_MS = 90_000;
const HURRIED_MS = 3_000;
const KIND_TIMEOUT_MS = 600_000;

/** The tests of a group of the corpus; called once by its file, `kinds/<group>.long.test.ts`. */
export async function testHostileKinds(group: HostileGroup): Promise<void> {
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

  const outside = { address: `http://127.0.0.1:${port}`, canary: join(work, 'canary') };
  const kinds = await Promise.all(
    HOSTILE_GROUPS[group].map(async (kind) => ({ kind, files: await HOSTILE_KINDS[kind](outside) })),
  );
  const files = kinds.flatMap((each) => each.files);
  const here = await readdir(process.cwd());
  const patient = new HostileReading(folders, PATIENT_MS);
  const hurried = new HostileReading(folders, HURRIED_MS);
  afterAll(async () => {
    await Promise.all([patient.close(), hurried.close()]);
    server.close();
    await rm(work, { recursive: true, force: true });
  });

  it.each(kinds)(
    '$kind: each ends within its time and memory with a draft or a named reason',
    async ({ files: own }) => {
      const { hurry = [], wait = [] } = Object.groupBy(own, (file) => (isHurried(file) ? 'hurry' : 'wait'));
      const wrong = await Promise.all([readAll(hurried, hurry), readAll(patient, wait)]);
      expect(wrong.flat()).toEqual([]);
    },
    KIND_TIMEOUT_MS,
  );

  it(
    'still reads a sound menu after all of them',
    async () => {
      expect(await patient.read(hostile('sound.pdf', onePage(), 'draft'))).toBeUndefined();
    },
    PATIENT_MS,
  );

  it('called nobody, and wrote nothing but the pages’ pictures', async () => {
    expect(callers).toEqual([]);
    expect((await readdir(work)).toSorted()).toEqual(['files', 'pictures']);
    const names = files.map(({ name }) => name);
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
}

const isHurried = ({ ends }: HostileFile): boolean => !ends || ends.includes('out_of_time');

async function readAll(reading: HostileReading, files: HostileFile[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of files) {
    const problem = await reading.read(file);
    if (problem) wrong.push(problem);
  }
  return wrong;
}
