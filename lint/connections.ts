import { parseSync } from 'vite';

/** Node's modules that open connections or resolve names; types and what serves are no connections. */
const MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises', 'quic', 'inspector'];
const SERVES = new Set(['createServer', 'Server', 'isIP', 'isIPv4', 'isIPv6']);
const GLOBALS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'WebTransport']);

/** Packages whose purpose is to open connections. */
const CLIENTS = ['undici', 'axios', 'got', 'node-fetch', 'ky', 'superagent', 'ws', 'needle', 'request'];

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a source file can open a connection with: imports of Node's and other clients, and the platform's globals. */
export function clientsIn(path: string, source: string): string[] {
  const { module, program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const clients = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const names = values.map(({ importName }) => importName.name);
    const servesOnly =
      names.length > 0 && names.every((name) => name !== null && name !== undefined && SERVES.has(name));
    if (isClient(moduleRequest.value) && !servesOnly) clients.add(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = source.slice(moduleRequest.start, moduleRequest.end).slice(1, -1);
    if (isClient(specifier)) clients.add(specifier);
  }
  for (const name of globalsIn(program as unknown as Node)) clients.add(name);
  return [...clients].sort();
}

const isClient = (specifier: string): boolean =>
  MODULES.includes(specifier.replace(/^node:/, '')) || CLIENTS.includes(specifier);

/** Uses of the globals, also as `globalThis.fetch`; names of properties and types are none. */
function* globalsIn(node: Node): Generator<string> {
  // `typeof fetch` in a type
  if (node.type === 'TSTypeQuery') return;
  if (node.type === 'Identifier' && typeof node['name'] === 'string' && GLOBALS.has(node['name'])) yield node['name'];
  const isGlobal =
    node.type === 'MemberExpression' && isNode(node['object']) && node['object']['name'] === 'globalThis';
  for (const [key, child] of Object.entries(node)) {
    const isNameOnly = !node['computed'] && (key === 'property' || key === 'key');
    if (isNameOnly && !isGlobal) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) yield* globalsIn(one);
  }
}
