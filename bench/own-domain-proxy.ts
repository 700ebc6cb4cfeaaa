import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { OwnDomainAnswer } from '../shared/api/own-domains.ts';
import { OWN_DOMAIN_PATHS } from '../shared/own-domain.ts';
import { fillPath } from '../shared/paths.ts';
import { closeAll } from '../test/closers.ts';
import { startDnsServer } from '../test/dns-server.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { publishMenu } from './published-menu.ts';
import { freePort, serverToMeasure } from './server-to-measure.ts';

/**
 * A restaurant's domain behind a real Caddy with the lines of deploy/Caddyfile, whose certificates are of an authority of its own:
 * which names get one, and what they show. Needs `caddy` on the PATH. `npm run bench:own-domain-proxy`; ends with 1 if anything
 * differs from what is expected.
 */

/** An installation without a mail server shows its codes on this machine only. */
const MAIN_HOST = 'localhost';
const OWN_HOST = 'menu.chez-bench.test';
const OTHER_HOST = 'somebody-else.test';
const TARGET = 'edge.example.test';
const START_DEADLINE_MS = 20_000;

type Visit = { status: number; location: string | undefined; certified: string | undefined; body: string } | 'refused';

const httpsPort = await freePort();
const folder = await mkdtemp(join(tmpdir(), 'ardoise-caddy-'));
const dns = await startDnsServer();
await using server = await serverToMeasure({
  OWN_DOMAIN_TARGET: TARGET,
  OWN_DOMAIN_NAMESERVERS: dns.address,
  PUBLIC_URL: `https://${MAIN_HOST}:${httpsPort}`,
  TRUST_PROXY: '1',
});
const upstream = new URL(server.url).host.replace('localhost', '127.0.0.1');
const caddyfile = (await readFile(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8'))
  .replace(
    '{\n',
    `{\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n\thttps_port ${httpsPort}\n`,
  )
  .replace('http://web:3000', `http://${upstream}`)
  .replace('web-a:3000 web-b:3000', upstream);
await writeFile(join(folder, 'Caddyfile'), caddyfile);
const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
  env: {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ARDOISE_HOST: MAIN_HOST,
  },
  stdio: ['ignore', 'ignore', process.argv.includes('--show') ? 'inherit' : 'ignore'],
});

/** A guest's request with the name in the handshake and in `Host`; nobody's DNS is asked. */
async function visit(host: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  const options: RequestOptions = {
    ...{ host: '127.0.0.1', port: httpsPort, servername: host, path, agent: false },
    // The authority is Caddy's own, of this run; the certificate's name is compared below.
    rejectUnauthorized: false,
    headers: { host, accept: 'text/html', ...headers },
  };
  const sent = request(options).end();
  try {
    const [answer] = await once(sent, 'response');
    const { statusCode: status, headers: answerHeaders, socket } = answer;
    const certified = socket.getPeerCertificate().subjectaltname;
    return { status, location: answerHeaders.location, certified, body: await text(answer) };
  } catch {
    return 'refused';
  }
}

async function visitUntilAnswered(host: string): Promise<Visit> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const seen = await visit(host, '/');
    if (seen !== 'refused') return seen;
    await delay(100);
  }
  return 'refused';
}

const failedChecks: string[] = [];
function check(what: string, isRight: boolean, seen: unknown): void {
  console.log(`${isRight ? 'right' : 'WRONG'}: ${what}`);
  if (isRight) return;
  failedChecks.push(what);
  console.log(JSON.stringify(seen)?.slice(0, 400));
}
const hasCertificate = (seen: Visit, host: string): seen is Exclude<Visit, 'refused'> =>
  seen !== 'refused' && seen.certified === `DNS:${host}`;

try {
  if ((await visitUntilAnswered(MAIN_HOST)) === 'refused')
    throw new Error('Caddy did not answer; --show prints its log.');
  const main = await visit(MAIN_HOST, '/', { 'x-own-domain': '1' });
  check(
    'the installation has its certificate, and a guest’s header does not make it a restaurant',
    hasCertificate(main, MAIN_HOST) && main.status === 200,
    main,
  );

  const call = await signUpOwner(server.url);
  const id = await publishMenu(call);
  check('a name that nobody has set gets no certificate', (await visit(OWN_HOST, '/')) === 'refused', OWN_HOST);

  const setDomain = await call<OwnDomainAnswer>('PUT', fillPath(OWN_DOMAIN_PATHS.ownDomain, { id }), {
    host: OWN_HOST,
  });
  check('nor one whose records are missing', (await visit(OWN_HOST, '/')) === 'refused', setDomain);
  for (const { type, name, value } of setDomain.domain?.records ?? [])
    dns.set(name, type === 'TXT' ? 'TXT' : 'CNAME', value);
  await call('POST', fillPath(OWN_DOMAIN_PATHS.check, { id }), {});
  // A server takes a name that showed nothing for one without a menu for two seconds.
  const home = await visitUntilAnswered(OWN_HOST);
  check('the domain gets its certificate at the first visit', hasCertificate(home, OWN_HOST), home);
  const ownAddress = `https://${OWN_HOST}:${httpsPort}`;
  const page = await visit(OWN_HOST, '/menus/1');
  check(
    'it shows the restaurant’s menu as its canonical address',
    page !== 'refused' &&
      page.status === 200 &&
      page.body.includes('Dish 1.1') &&
      page.body.includes(`href="${ownAddress}/menus/1"`),
    page,
  );
  const app = await visit(OWN_HOST, '/sign-in');
  check('it never shows the owner’s app', app !== 'refused' && app.status === 404, app);
  check('another name gets no certificate', (await visit(OTHER_HOST, '/')) === 'refused', OTHER_HOST);

  await call('DELETE', fillPath(OWN_DOMAIN_PATHS.ownDomain, { id }));
  const removed = await visit(OWN_HOST, '/menus/1');
  check('once removed it shows nothing', removed === 'refused' || removed.status === 404, removed);
} finally {
  caddy.kill('SIGTERM');
  await once(caddy, 'exit');
  await closeAll();
  await rm(folder, { recursive: true, force: true });
}
console.log(failedChecks.length === 0 ? 'All as expected.' : `${failedChecks.length} differ.`);
process.exitCode = failedChecks.length === 0 ? 0 : 1;
