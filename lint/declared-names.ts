import { parseSync } from 'vite';

/**
 * A name that a source file declares. `field`: read from an object or a list by a pattern, so that its name is usually
 * that of a type's field.
 */
export type DeclaredName = {
  name: string;
  kind: 'variable' | 'parameter' | 'field' | 'function' | 'type';
  line: number;
  /** Whether the scope in which it can be used is one line, as that of a short arrow function's parameter. */
  hasOneLineScope: boolean;
  /** Whether its annotation or its value says that it is true or false. */
  isBoolean: boolean;
};

export type SourceFacts = { names: DeclaredName[]; casts: number; commentLines: number };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* childrenOf(node: Node): Generator<Node> {
  for (const child of Object.values(node))
    if (Array.isArray(child)) yield* child.filter(isNode);
    else if (isNode(child)) yield child;
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const SCOPE = /^(?:BlockStatement|StaticBlock|For\w*Statement|CatchClause|SwitchStatement)$/;
const NAMED_TYPE = /^(?:ClassDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/;
const COMPARISON = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in', 'instanceof']);

const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The identifiers of a binding pattern: `a`, `{ b, c: d = 1 }`, `[e, ...f]`. */
function bindingsOf(pattern: Node | undefined): Node[] {
  if (pattern === undefined) return [];
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return bindingsOf(asNode(pattern['left']));
  if (pattern.type === 'RestElement') return bindingsOf(asNode(pattern['argument']));
  if (pattern.type === 'ArrayPattern') return asNodes(pattern['elements']).flatMap(bindingsOf);
  return asNodes(pattern['properties']).flatMap((property) =>
    bindingsOf(property.type === 'RestElement' ? property : asNode(property['value'])),
  );
}

const isBooleanType = (annotation: unknown): boolean => {
  const type = asNode(asNode(annotation)?.['typeAnnotation']);
  return type?.type === 'TSBooleanKeyword' || type?.type === 'TSTypePredicate';
};

function isBooleanValue(value: unknown): boolean {
  const node = asNode(value);
  if (node === undefined) return false;
  if (node.type === 'Literal') return typeof node['value'] === 'boolean';
  if (node.type === 'UnaryExpression') return node['operator'] === '!';
  if (FUNCTION.test(node.type)) return isBooleanType(node['returnType']);
  if (node.type === 'BinaryExpression') return COMPARISON.has(String(node['operator']));
  return node.type === 'LogicalExpression' && isBooleanValue(node['left']) && isBooleanValue(node['right']);
}

/** What a source declares, casts (`as const` is none) and comments. */
export function factsOf(path: string, source: string): SourceFacts {
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineStarts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
  const lineOf = (offset: number): number => {
    let [low, high] = [0, lineStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const isOneLine = ({ start, end }: Node): boolean => lineOf(start) === lineOf(end);
  const facts: SourceFacts = {
    names: [],
    casts: 0,
    commentLines: comments.reduce((sum, { start, end }) => sum + lineOf(end) - lineOf(start) + 1, 0),
  };
  const declare = (identifier: Node, kind: DeclaredName['kind'], scope: Node, isBoolean = false): void => {
    const name = String(identifier['name']);
    facts.names.push({ name, kind, line: lineOf(identifier.start), hasOneLineScope: isOneLine(scope), isBoolean });
  };
  const declarePattern = (pattern: Node | undefined, kind: DeclaredName['kind'], scope: Node, value: unknown): void => {
    for (const binding of bindingsOf(pattern)) {
      const isWhole = binding === pattern || binding === pattern?.['left'];
      const isFlag = isBooleanType(binding['typeAnnotation']) || (isWhole && isBooleanValue(value));
      declare(binding, isWhole ? kind : 'field', scope, isFlag);
    }
  };
  const declareAt = (node: Node, scope: Node): void => {
    const id = asNode(node['id']);
    if (node.type === 'FunctionDeclaration' && id) declare(id, 'function', scope, isBooleanType(node['returnType']));
    if (FUNCTION.test(node.type))
      for (const parameter of asNodes(node['params'])) declarePattern(parameter, 'parameter', node, parameter['right']);
    if (node.type === 'VariableDeclarator') declarePattern(id, 'variable', scope, node['init']);
    if (node.type === 'CatchClause') declarePattern(asNode(node['param']), 'parameter', node, undefined);
    if (NAMED_TYPE.test(node.type) && id) declare(id, 'type', scope);
  };
  const visit = (node: Node, scope: Node): void => {
    declareAt(node, scope);
    const isConst = asNode(asNode(node['typeAnnotation'])?.['typeName'])?.['name'] === 'const';
    if (node.type === 'TSNonNullExpression' || (node.type === 'TSAsExpression' && !isConst)) facts.casts += 1;
    const inner = FUNCTION.test(node.type) || SCOPE.test(node.type) ? node : scope;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  // The parser's own tree (ESTree), which Vite types in full.
  const root = program as unknown as Node;
  visit(root, root);
  return facts;
}
