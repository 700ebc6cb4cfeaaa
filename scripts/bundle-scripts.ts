import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';

/** The suffix for importing a source as the address of its own script, for pages that load nothing else. */
const QUERY = /\.ts\?script&url$/;

/**
 * Bundles each of the guest's scripts, and those that only some servers' documents name, with its imports, into one small file named by its content hash. Runs in the build of
 * the pages, which then know the address; in development Vite serves the sources.
 */
export function bundleScripts(): Plugin {
  return {
    name: 'bundle-scripts',
    apply: 'build',
    // Before Vite's own handling of addresses.
    enforce: 'pre',
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const path = id.replace(/\?.*$/, '');
        const source = await bundled(path);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${path.includes('/web/guest/') ? 'guest' : 'app'}-${basename(path, '.ts')}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return `export default ${JSON.stringify(`/${fileName}`)}`;
      },
    },
  };
}

async function bundled(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: true, modulePreload: false, target: 'es2022', rolldownOptions: { input } },
  });
  const [files] = [built].flat().map((one) => ('output' in one ? one.output : undefined));
  const chunk = files?.[0];
  if (!chunk || files?.length !== 1) throw new Error(`${input} is to become one script.`);
  return chunk.code;
}
