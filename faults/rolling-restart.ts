import { parseArgs } from 'node:util';
import { openBalancer } from '../test/balancer.ts';
import { closeAfterFile, closeAll } from '../test/closers.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { startSeveralNodes } from '../test/several-nodes.ts';
import { openHaproxy } from './haproxy.ts';
import { loadWhile, newLoadOwner } from './rolling-load.ts';

/**
 * `npm run faults:rolling -- [--balancer haproxy] [--rounds N]`: replaces each of three web nodes N times while guests read and
 * owners edit and upload, behind the tests' balancer or the real HAProxy with deploy/haproxy.cfg. Exits with 1 if a request
 * failed or was sent twice, or a file of an upload is left.
 */
const { values } = parseArgs({
  options: { balancer: { type: 'string', default: 'own' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
if (!['own', 'haproxy'].includes(values.balancer) || !(rounds > 0)) {
  console.error('Usage: npm run faults:rolling -- [--balancer haproxy] [--rounds N]');
  process.exit(2);
}
const OWNERS = 3;
const UNLIMITED = '1000000';

try {
  const cluster = await startCluster({ isDurable: false });
  closeAfterFile(cluster.stop);
  // What no front has that sends nothing twice.
  const openOwn = async (nodeUrls: readonly string[]) => ({
    ...(await openBalancer(nodeUrls)),
    countRetries: async () => 0,
  });
  const nodes = await startSeveralNodes({
    database_url: cluster.url,
    openFront: values.balancer === 'haproxy' ? openHaproxy : openOwn,
    webs: 3,
    workers: 1,
    env: {
      // Longer than deploy/haproxy.cfg needs to notice.
      DRAIN_SECONDS: '5',
      ...(values.balancer === 'haproxy' ? { TRUST_PROXY: '1' } : {}),
      FREE_PAGES_PER_MONTH: UNLIMITED,
      UPLOADS_PER_MINUTE_PER_ADDRESS: UNLIMITED,
    },
  });
  const { balancer, webs } = nodes;
  const owners = [];
  // The outbox shows nothing to what was forwarded.
  for (let number = 0; number < OWNERS; number += 1)
    owners.push(await newLoadOwner(balancer.url, `owner-${number}`, webs[0]?.url ?? ''));
  const load = await loadWhile(balancer.url, owners, async () => {
    for (let round = 0; round < rounds; round += 1) for (const node of webs.keys()) await nodes.replaceWeb(node);
  });
  const retries = await balancer.countRetries();
  const spooledFiles = await nodes.listSpooledFiles();
  const { pages, edits, uploads, failures } = load;
  console.log(
    `${rounds * webs.length} nodes replaced: ${pages} pages, ${edits} edits, ${uploads} uploads answered; ${failures.length} failed, ${retries} sent again, ${spooledFiles.length} files left`,
  );
  for (const finding of [...failures, ...spooledFiles]) console.log(`FOUND ${finding}`);
  process.exitCode = failures.length + retries + spooledFiles.length === 0 ? 0 : 1;
} finally {
  await closeAll();
}
