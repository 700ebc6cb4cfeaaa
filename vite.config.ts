import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { bundleScripts } from './scripts/bundle-scripts.ts';
import { chunkGroup } from './scripts/chunk-groups.ts';
import { inlineClassNames, scopedName } from './scripts/class-names.ts';
import { namedBreakPoints } from './scripts/named-break-points.ts';
import { splitWords } from './scripts/split-words.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

/**
 * What so many screens (and other parts that are loaded on demand) need is one file: left alone, the bundler makes one for
 * each set of them that shares something, and a first screen is then 53 small files, which compress worse. Fewer screens
 * make the first one larger, since it loads what it doesn't need (docs/decisions/017).
 */
const SHARED_BY = 28;

/**
 * The web part, all under dist/: `render/` is what the server loads (the guest’s pages, whose sources are
 * `.tsx`), `web/index.html` the document of the owner's app, `assets/` what browsers ask for, each file named by its
 * content.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), inlineClassNames(), subsetFonts(), bundleScripts(), splitWords()],
  publicDir: 'web/public',
  css: {
    postcss: { plugins: [namedBreakPoints, customMedia({ preserve: false })] },
    modules: { generateScopedName: scopedName },
  },
  // The server fills it in for each request.
  html: { cspNonce: '{nonce}' },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (ssr) await builder.build(ssr);
      if (client) await builder.build(client);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        // Read by scripts/first-load.ts.
        manifest: true,
        // No script names its map. scripts/build-web.ts moves them to where nobody is given them.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: 'web/index.html',
          output: {
            codeSplitting: {
              groups: [
                // What others share with the document's own script is loaded with it: no file for each combination.
                { name: 'initial', tags: ['$initial'], minShareCount: 2, priority: 7 },
                { name: 'shared', minShareCount: SHARED_BY, priority: 6 },
                { name: chunkGroup('before'), debugName: 'before', minShareCount: 2, entriesAware: true, priority: 5 },
                { name: chunkGroup('home'), debugName: 'home', priority: 4 },
                { name: chunkGroup('beside'), debugName: 'beside', priority: 3 },
                { name: chunkGroup('card'), debugName: 'card', priority: 2 },
                { name: chunkGroup('notes'), debugName: 'notes', priority: 1 },
                { name: chunkGroup('after'), debugName: 'after' },
              ],
            },
            // Without names, which the first screen's script would list for 200 files, and as short as hashes may be: they
            // don't compress. The manifest has their sources.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7].[ext]',
          },
        },
      },
    },
    ssr: {
      // Built, one file that needs no folder of packages is loaded much sooner, and of React only the half that is for
      // production. In development the packages stay outside: Vite runs their CommonJS no other way.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: true,
        rolldownOptions: {
          // Making the fonts small is what takes time.
          checks: { pluginTimings: false },
          input: { pages: 'web/guest/render-pages.tsx' },
          output: { entryFileNames: 'render/[name].js', chunkFileNames: 'render/[name]-[hash].js' },
        },
      },
    },
  },
}));
