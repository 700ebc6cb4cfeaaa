import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, Refusal } from '../../../shared/errors.ts';
import { fieldProblems, type Issue } from '../../../shared/field-problems.ts';
import { isConnectionLost } from '../../db/connection-lost.ts';
import { asStorageFull } from '../../files/storage-full.ts';
import { recordLimit } from '../../telemetry/metrics.ts';
import { requestLocale } from '../request-locale.ts';
import { type ErrorDetails, errorBody, errorStatus } from './error-body.ts';

/** Errors of Fastify and its plugins, by their codes. */
const PLUGIN_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_CSRF_MISSING_SECRET: 'xsrf_mismatch',
  FST_CSRF_INVALID_TOKEN: 'xsrf_mismatch',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'unsupported_media_type',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

const FIRST_FAILURE = 500;

/** Payment required, content too large, too many requests: answers of a limit. */
const LIMIT_STATUSES: ReadonlySet<number> = new Set([402, 413, 429]);

/** A restarted database answers again within a few seconds. */
const RETRY_AFTER_SECONDS = 2;

/**
 * The one error handler: refusals, invalid bodies and a full disk are answered in the request's language; a database
 * that can't be reached is a 503, which clients retry; anything else is logged and answered by a generic 500. A route's
 * label is logged with each of its failures.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errorProblem = problemOf(thrown, request);
  const failureLabel = request.routeOptions.config.failure;
  const logFields = { err: thrown, ...(failureLabel && { label: failureLabel }) };
  if (errorProblem.code === 'database_unavailable') request.log.warn(logFields, 'the database could not be reached');
  else if (errorProblem.code === 'internal_error' || (failureLabel && errorStatus(errorProblem.code) >= FIRST_FAILURE))
    request.log.error(logFields, 'request failed');
  return sendProblem(errorProblem, request, reply);
}

export function sendProblem(problem: ErrorDetails, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = errorStatus(problem.code);
  request.problem = problem.code;
  if (LIMIT_STATUSES.has(statusCode)) recordLimit(problem.code);
  if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(withReference(problem, request), requestLocale(request)));
}

/** A failure of ours names its request: who reports it names the lines of the log, too. */
const withReference = (problem: ErrorDetails, { id }: Pick<FastifyRequest, 'id'>): ErrorDetails =>
  problem.code === 'internal_error' ? { ...problem, params: { ...problem.params, request_id: id } } : problem;

/** An error of the zod validator compiler: `keyword` is zod's code, `instancePath` is like "/variants/0/price". */
type SchemaIssue = {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
};
const asIssue = ({ keyword, instancePath, message, params }: SchemaIssue): Issue => ({
  ...params,
  code: keyword,
  path: instancePath.split('/').filter((part) => part !== ''),
  message,
});

function problemOf(thrown: unknown, request: FastifyRequest): ErrorDetails {
  const storageRefusal = asStorageFull(thrown);
  if (storageRefusal instanceof Refusal) {
    const { code, params, fields, locale } = storageRefusal;
    return { code, params, fields, locale };
  }
  if (isConnectionLost(thrown)) return { code: 'database_unavailable' };
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    // A malformed id is answered like an unknown one.
    if (thrown.validationContext === 'params') return { code: 'not_found' };
    const validatedValue = thrown.validationContext === 'querystring' ? request.query : request.body;
    return { code: 'validation_failed', fields: fieldProblems(thrown.validation.map(asIssue), validatedValue) };
  }
  // Anything that is thrown may have these two properties; they are compared, never trusted.
  const { code, statusCode } = (thrown ?? {}) as Partial<FastifyError>;
  const pluginRefusal = code === undefined ? undefined : PLUGIN_CODES[code];
  if (pluginRefusal) return { code: pluginRefusal };
  if (statusCode === undefined || statusCode < 400 || (statusCode >= 500 && statusCode !== 503))
    return { code: 'internal_error' };
  return { code: STATUS_CODES[statusCode] ?? 'bad_request' };
}
