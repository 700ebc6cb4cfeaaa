import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { fieldProblems } from '../../shared/field-problems.ts';
import type { MediaType } from '../../shared/file-types.ts';
import type { AcceptedType } from './file-type.ts';
import type { Spool } from './spool.ts';
import { type SpooledFile, type SpoolRules, spoolUpload } from './spool-upload.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;
const FORM_OVERHEAD_BYTES = 100_000;
/** Of 1 to 70 characters, in quotes or not (RFC 2046, 5.1.1). */
const BOUNDARY_PATTERN = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

export type FormRules<Fields extends z.core.$ZodType, Type extends AcceptedType = MediaType> = SpoolRules<Type> & {
  /** Whose form it is. */
  restaurant_id: string;
  /** Called before anything of the form is read; throws the refusal. */
  before?: () => Promise<void>;
  /** The name of the file parts; a file under another name is an unknown field. */
  file_field: string;
  max_files: number;
  /** The other parts, each a text. */
  fields: Fields;
};

export type ReceivedForm<Fields, Type extends AcceptedType = MediaType> = {
  fields: Fields;
  /** At least one. */
  files: [SpooledFile<Type>, ...SpooledFile<Type>[]];
  /** Removes the temporary files: `await using form = await receiveForm(…)`. */
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Receives a multipart form with files, its parts in any order. If anything is refused, or the connection breaks, no file
 * is kept; the rest of the request is then read and discarded up to the size of an allowed form, so that it gets the
 * answer, and cut off beyond.
 *
 * @throws Refusal of `before` and of `spoolUpload`; `too_many_files`; `no_files`; `validation_failed` naming the fields;
 * `bad_request` if the form is incomplete; `too_many_requests` if the restaurant is already sending several.
 */
export async function receiveForm<Fields extends z.core.$ZodType, Type extends AcceptedType = MediaType>(
  spool: Spool,
  request: FastifyRequest,
  rules: FormRules<Fields, Type>,
): Promise<ReceivedForm<z.output<Fields>, Type>> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const files: SpooledFile<Type>[] = [];
  const countedUpload = new DisposableStack();
  const disposeUpload = async () => {
    await Promise.all(files.map((file) => file.remove()));
    countedUpload.dispose();
  };
  try {
    if (!BOUNDARY_PATTERN.test(request.headers['content-type'] ?? '')) throw new Refusal('bad_request');
    countedUpload.use(spool.beginForm(rules.restaurant_id));
    await rules.before?.();
    const texts: Record<string, unknown> = {};
    const partLimits = {
      // One more than allowed, so that the refusal is ours and names the limit.
      files: rules.max_files + 1,
      fileSize: rules.limit_bytes + 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    };
    for await (const part of wholeParts(request.parts({ limits: partLimits }))) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else if (part.fieldname !== rules.file_field)
        throw new Refusal('validation_failed', { fields: { [part.fieldname]: 'unknown_field' } });
      else if (files.length === rules.max_files)
        throw new Refusal('too_many_files', { params: { max: rules.max_files } });
      else files.push(...(await spoolPart(spool, part, rules)));
    }
    const fields = z.safeParse(rules.fields, texts);
    if (!fields.success) throw new Refusal('validation_failed', { fields: fieldProblems(fields.error.issues, texts) });
    const [first, ...otherFiles] = files;
    if (!first) throw new Refusal('no_files');
    return { fields: fields.data, files: [first, ...otherFiles], [Symbol.asyncDispose]: disposeUpload };
  } catch (error) {
    await disposeUpload();
    drainRequest(request, rules.max_files * rules.limit_bytes + FORM_OVERHEAD_BYTES);
    throw error;
  }
}

/** A parser error without a status (those of its limits have one) means that the form is incomplete. */
async function* wholeParts<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const nextPart = await iterator.next().catch((error: unknown) => {
        throw error instanceof Error && 'statusCode' in error ? error : new Refusal('bad_request', { cause: error });
      });
      if (nextPart.done) return;
      yield nextPart.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** A browser sends an empty part without a name for an input that was left empty: that is not a file. */
async function spoolPart<Type extends AcceptedType>(
  spool: Spool,
  part: MultipartFile,
  rules: SpoolRules<Type>,
): Promise<SpooledFile<Type>[]> {
  try {
    return [await spoolUpload(spool, part, rules)];
  } catch (error) {
    if (!part.filename && error instanceof Refusal && error.code === 'file_empty') return [];
    throw error;
  }
}

function drainRequest({ raw }: FastifyRequest, capBytes: number): void {
  let drainedBytes = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    drainedBytes += chunk.length;
    if (drainedBytes > capBytes) raw.destroy();
  });
  raw.resume();
}
