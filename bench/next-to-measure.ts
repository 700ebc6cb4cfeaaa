import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { drawnSections } from './drawn-dishes.ts';
import { freePort, type ServerToMeasure } from './server-to-measure.ts';

const run = promisify(execFile);
const READY_DEADLINE_MS = 30_000;

/** Rendered for each request, as a menu is whose dishes may be sold out at any moment. */
const PAGE = `
import sections from '../menu.json';
export const getServerSideProps = async () => ({ props: { sections } });
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
export default function Menu({ sections }) {
  return (
    <>
      <header><h1>Chez Bench</h1></header>
      <nav><ul>{sections.map(({ title }) => <li key={title}><a href={'#' + title}>{title}</a></li>)}</ul></nav>
      <main>
        {sections.map(({ title, items }) => (
          <section key={title} id={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item, index) => (
                <li key={index}>
                  <div><h3>{item.title}</h3><span>{money.format(item.price / 100)}</span></div>
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

/** The same menu as a page of Next.js, built and started in production in a temporary folder, from the npm registry. */
export async function nextToMeasure(sections: ReturnType<typeof drawnSections>): Promise<ServerToMeasure> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-next-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'menu', private: true }));
  await writeFile(join(folder, 'menu.json'), JSON.stringify(sections));
  await writeFile(join(folder, 'pages/index.jsx'), PAGE);
  // It listens on what Next would compress for; bodies then carry their length, which load.ts reads.
  await writeFile(join(folder, 'next.config.mjs'), 'export default { compress: false, poweredByHeader: false };\n');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], NEXT_TELEMETRY_DISABLED: '1' };
  await run('npm', ['install', '--no-audit', '--no-fund', 'next', 'react', 'react-dom'], { cwd: folder, env });
  const next = join(folder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const dispose = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
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
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: dispose };
}
