import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, type ServerToMeasure } from '../server-to-measure.ts';

/** Downloaded from the npm registry when it is measured: the project itself needs none of them. */
const PACKAGES = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];
const READY_DEADLINE_MS = 60_000;

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
// What a page of ours shows of a dish, as plainly as it can be written.
const PAGE = `import { readFile } from 'node:fs/promises';
import { cache } from 'react';
export const dynamic = 'force-dynamic';
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
const kept = readFile('menu.json', 'utf8').then(JSON.parse);
const getRestaurant = cache(() => kept);
export async function generateMetadata() {
  const { name } = await getRestaurant();
  return { title: name, description: 'The menu of ' + name };
}
export default async function Page() {
  const { name, menus } = await getRestaurant();
  return (
    <>
      <header><h1>{name}</h1></header>
      <nav><ul>{menus[0].sections.map(({ id, title }) => <li key={id}><a href={'#s' + id}>{title}</a></li>)}</ul></nav>
      <main>
        {menus[0].sections.map(({ id, title, items }) => (
          <section key={id} id={'s' + id}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.id} id={'d' + item.id}>
                  <h3>{item.title}</h3>
                  <span className="price">{money.format(item.price / 100)}</span>
                  {item.description && <p>{item.description}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
`;

/**
 * The same menu as a page of Next.js (App Router, rendered at each request), built and served in production from a
 * temporary folder. The menu is in its memory; it has no database.
 * @param restaurant As the API returns it.
 */
export async function nextToMeasure(restaurant: unknown): Promise<ServerToMeasure> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-next-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(join(folder, 'app'));
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    await writeFile(join(folder, 'app/layout.jsx'), LAYOUT);
    await writeFile(join(folder, 'app/page.jsx'), PAGE);
    await writeFile(join(folder, 'menu.json'), JSON.stringify(restaurant));
    await finished('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], folder);
    const next = join(folder, 'node_modules/next/dist/bin/next');
    await finished(process.execPath, [next, 'build'], folder);
    const port = await freePort();
    const child = start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], folder);
    const dispose = async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      await remove();
    };
    const url = `http://localhost:${port}/`;
    const end = Date.now() + READY_DEADLINE_MS;
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || Date.now() > end) {
        await dispose();
        throw new Error('Next.js did not get ready.');
      }
      await delay(50);
    }
    // A process that could not be started has no pid, and never gets ready.
    return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await remove();
    throw error;
  }
}

const start = (program: string, args: string[], cwd: string) =>
  spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function finished(program: string, args: string[], cwd: string): Promise<void> {
  const [code] = await once(start(program, args, cwd), 'exit');
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with ${code}.`);
}
