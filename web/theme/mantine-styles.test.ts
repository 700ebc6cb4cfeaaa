import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '..');
const MANTINE = resolve(WEB, '../node_modules/@mantine');
const COMPONENTS = join(MANTINE, 'core/esm/components');
/** What components import of Mantine's core. */
const CORE_IMPORT = /import \{([^}]+)\} from ["']@mantine\/core["']/g;
const RELATIVE_IMPORT = /from "(\.[^"]+)"/g;

const hasStyles = (name: string): boolean => existsSync(join(MANTINE, `core/styles/${name}.layer.css`));

const importedNames = (source: string): string[] =>
  [...source.matchAll(CORE_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' ')[0] ?? '',
    ),
  );

/** The components' folders that a component's own modules lead to. */
function addWithParts(name: string, usedComponents: Set<string>): void {
  if (usedComponents.has(name) || !existsSync(join(COMPONENTS, name))) return;
  usedComponents.add(name);
  for (const file of globSync(join(COMPONENTS, name, '**/*.mjs')))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const folder = dirname(resolve(dirname(file), address));
      if (dirname(folder) === COMPONENTS) addWithParts(basename(folder), usedComponents);
      // The one styled part that isn't a component of its own.
      else if (basename(folder) === 'InlineInput') usedComponents.add('InlineInput');
    }
}

it('has the styles of each component of Mantine that the app uses, and of what that consists of', () => {
  const appSources = globSync(join(WEB, '**/*.{ts,tsx}'));
  const packages = ['dropzone', 'modals', 'charts'].flatMap((name) => globSync(join(MANTINE, name, 'esm/**/*.mjs')));
  const usedComponents = new Set<string>();
  for (const file of [...appSources, ...packages])
    for (const name of importedNames(readFileSync(file, 'utf8'))) addWithParts(name, usedComponents);
  const styleImports = ['theme/mantine.css', 'pages/visits/visits-chart.tsx']
    .map((path) => readFileSync(join(WEB, path), 'utf8'))
    .join('\n');
  expect(usedComponents.size).toBeGreaterThan(20);
  expect([...usedComponents].filter((name) => hasStyles(name) && !styleImports.includes(`/${name}.layer.css`))).toEqual(
    [],
  );
});
