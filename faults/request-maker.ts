import fc, { type Arbitrary } from 'fast-check';

/** A JSON Schema of the API's document: the keywords that it uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
};
export type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Request = { path: string; headers: Record<string, string>; body: string | undefined };

const MAX_ITEMS = 4;
const MAX_LETTERS = 300;
/** Ids are small ascending numbers. */
export const MAX_ID = 30;
const JSON_TYPE = 'application/json';

// Typical problem values: ends of ranges, other types, keys of every object, half surrogates, very long values.
const HOSTILE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    0,
    -1,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[[[[[]]]]]],
    '\u0000',
    '\uffff',
    '%',
  ),
  fc.constantFrom<unknown>('\ud800', '\u202e', "';--", '../../etc/passwd', '${', 'constructor', 'x'.repeat(20_000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'version'),
    fc.jsonValue({ maxDepth: 1 }),
  ),
);
// Control characters, halves of a pair, and a text that no part of a request may have.
const HOSTILE_PARAMETERS: Arbitrary<unknown> = fc.constantFrom<unknown>(
  '\u0000',
  'a\u0000b',
  '1\n',
  '\u001f',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udfff1',
  '/'.repeat(50_000),
  '.'.repeat(2_000),
);
const LONG_HEADERS: Arbitrary<Record<string, string>> = fc
  .tuple(
    fc.constantFrom('accept-language', 'accept-encoding', 'user-agent', 'if-none-match', 'cookie', 'x-xsrf-token'),
    fc.constantFrom('a', 'fr;q=0.1,', '"x",', 'a=b; ', '/'),
    fc.constantFrom(300, 7_000, 15_000, 50_000),
  )
  .map(([name, part, characters]) => ({ [name]: part.repeat(Math.ceil(characters / part.length)) }));

const KEYS = fc.constantFrom('__proto__', 'restaurant_id', 'unknown', 'id', '');

/** Values that a schema allows, and sometimes one that it doesn't. `refs` resolves `$ref`. */
export function valuesOf(schema: Schema, refs: (ref: string) => Schema): Arbitrary<unknown> {
  const right = allowedBy(schema, refs);
  return fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: HOSTILE });
}

function allowedBy(schema: Schema, refs: (ref: string) => Schema): Arbitrary<unknown> {
  const inner = (part: Schema) => valuesOf(part, refs);
  if (schema.$ref !== undefined) return inner(refs(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(inner));
  const [type, ...more] = [schema.type].flat();
  if (more.length > 0)
    return fc.oneof(...[schema.type].flat().map((one) => allowedBy({ ...schema, type: one ?? '' }, refs)));
  const { minimum, maximum } = schema;
  switch (type) {
    case 'object':
      return objects(schema, inner);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS) });
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: clamp(minimum, -5), max: clamp(maximum, 2 ** 31 - 1) }),
        fc.integer({ min: 1, max: MAX_ID }),
      );
    case 'number':
      return fc.double({ min: minimum ?? -10, max: maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const clamp = (bound: number | undefined, otherwise: number): number =>
  bound === undefined || Math.abs(bound) >= 2 ** 31 ? otherwise : bound;

function objects(schema: Schema, inner: (part: Schema) => Arbitrary<unknown>): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)] as const);
  const wanted = fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] });
  const extended = fc.tuple(wanted, fc.dictionary(KEYS, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 1 }));
  return fc.oneof(
    { weight: 30, arbitrary: wanted },
    { weight: 1, arbitrary: extended.map(([value, extra]) => ({ ...value, ...extra })) },
  );
}

function strings({ format, minLength = 0, maxLength }: Schema): Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const bounds = { minLength, maxLength: Math.min(maxLength ?? MAX_LETTERS, MAX_LETTERS) };
  return fc.oneof(
    fc.string({ ...bounds, unit: fc.constantFrom(...'abc été 12,50€ñ') }),
    fc.string({ ...bounds, unit: 'grapheme' }),
  );
}

/** Resolves the document's `$ref`s, and lists existing values for an address's parameter. */
export type DocumentIndex = {
  refs: (ref: string) => Schema;
  idsOf: (address: string, parameter: string) => readonly string[];
};

/** Requests of one operation. */
export function requestsOf(address: string, operation: Operation, { idsOf, refs }: DocumentIndex): Arbitrary<Request> {
  const parameters = operation.parameters ?? [];
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name, schema }) => [name, valuesOf(schema, refs)] as const);
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const right = fc.constantFrom(...idsOf(address, name));
    const hostile = fc.oneof(HOSTILE, HOSTILE_PARAMETERS);
    return [name, fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: hostile })] as const;
  });
  const content = operation.requestBody?.content[JSON_TYPE]?.schema;
  return fc
    .record({
      names: fc.record(Object.fromEntries(names)),
      query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
      body: bodies(content && valuesOf(content, refs)),
      long: fc.oneof({ weight: 30, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: LONG_HEADERS }),
      etag: fc.option(fc.constantFrom('"x"', '*', 'W/"1"'), { freq: 20 }),
    })
    .map(({ names, query, body, etag, long }) => ({
      path: address.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(names[name])) + searchOf(query),
      headers: { ...body.headers, ...(etag === null ? {} : { 'if-none-match': etag }), ...long },
      body: body.body,
    }));
}

type Body = Pick<Request, 'headers' | 'body'>;

/** Valid JSON, and broken, empty or of another type. */
function bodies(right: Arbitrary<unknown> | undefined): Arbitrary<Body> {
  const json = (text: Arbitrary<string>): Arbitrary<Body> =>
    text.map((body) => ({ headers: { 'content-type': JSON_TYPE }, body }));
  const none = fc.constant<Body>({ headers: {}, body: undefined });
  const form = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${text}\r\n--x--\r\n`,
  }));
  return fc.oneof(
    { weight: 40, arbitrary: right ? json(right.map((value) => JSON.stringify(value))) : none },
    { weight: 1, arbitrary: none },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: json(fc.string({ unit: 'binary', maxLength: 60 })) },
    { weight: 1, arbitrary: fc.constant<Body>({ headers: { 'content-type': 'text/plain' }, body: '{}' }) },
    { weight: 1, arbitrary: fc.constant<Body>({ headers: { 'content-type': 'multipart/form-data' }, body: '--' }) },
  );
}

const searchOf = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeText(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** Half surrogates can't be percent-encoded; the server gets the replacement character. */
const encodeText = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());
