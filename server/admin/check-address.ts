import { randomBytes } from 'node:crypto';
import { API_PATHS } from '../../shared/paths.ts';
import { readFacts } from '../db/facts-queries.ts';
import type { Env } from '../env.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { readSecret } from '../read-secret.ts';
import { listOtherSettings } from '../shared-settings.ts';
import {
  installationMark,
  isSignedAnswer,
  type SeenRequest,
  SIGNED_REQUEST_HEADER,
  seenAnswerSchema,
  seenRequestSchema,
  signRequest,
} from '../signed-request.ts';
import { bad, type DoctorContext, type Finding, good, isOfThisVersion, MAX_CLOCK_SECONDS } from './doctor-context.ts';

const ANSWER_LIMITS = { max_bytes: 1_000_000, max_ms: 10_000 };
const NONCE_BYTES = 24;
/** For documentation only (RFC 5737): no client has it, so a server that sees it believes what clients send. */
const MADE_UP_ADDRESS = '192.0.2.1';

/** Whether PUBLIC_URL leads here, and what the server sees of a request that comes through the proxies. */
export async function checkAddress(context: DoctorContext): Promise<Finding[]> {
  const { env } = context;
  const answer = await askPublicUrl(env, await readSecret(env));
  const { seen_request: seenRequest } = answer;
  const findings = seenRequest
    ? await judgeSeen(context, seenRequest, answer)
    : [await explainSilence(context, answer)];
  if (!env.is_localhost && !env.is_https)
    findings.push(bad('PUBLIC_URL is not https: phones refuse cameras and offline pages'));
  if (!seenRequest && env.is_https && env.TRUST_PROXY === false)
    findings.push(
      bad('TRUST_PROXY is false: behind a proxy all guests count as one address. Set it to 1 for one proxy'),
    );
  return findings;
}

type PublicAnswer = {
  /** Of /healthz; undefined if nothing answered. */
  status: number | undefined;
  /** Of the signed question; undefined if it was not asked, or nothing answered. */
  question_status: number | undefined;
  /** Undefined unless the server has the same secret. */
  seen_request: SeenRequest | undefined;
  seconds_ahead: number;
  /** From the question to its answer, of which half is the error of `seconds_ahead`. */
  round_trip_seconds: number;
};

async function askPublicUrl(env: Pick<Env, 'PUBLIC_URL'>, secret: Buffer): Promise<PublicAnswer> {
  const { origin } = new URL(env.PUBLIC_URL);
  const ask = outboundFetch({ origin, isOperators: true }, ANSWER_LIMITS);
  const health = await ask(env.PUBLIC_URL + API_PATHS.health).catch(() => undefined);
  const status = health?.status;
  const nothing = { question_status: undefined, seen_request: undefined, seconds_ahead: 0, round_trip_seconds: 0 };
  if (status !== 200) return { status, ...nothing };
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const sentAt = Date.now();
  const signedQuestion = signRequest(secret, { nonce, origin, asked_at: new Date(sentAt) });
  const headers = { [SIGNED_REQUEST_HEADER]: signedQuestion, 'x-forwarded-for': MADE_UP_ADDRESS };
  const answer = await ask(env.PUBLIC_URL + API_PATHS.seenRequest, { headers }).catch(() => undefined);
  const answeredAt = Date.now();
  const silence = { status, ...nothing, question_status: answer?.status };
  const { data: signed } = seenAnswerSchema.safeParse(await answer?.json().catch(() => undefined));
  if (!signed || !isSignedAnswer(secret, nonce, signed.seen, signed.signature)) return silence;
  const seenRequest = seenRequestSchema.parse(JSON.parse(signed.seen));
  // The server read its clock between the question and its answer.
  const seconds_ahead = (Date.parse(seenRequest.time) - (sentAt + answeredAt) / 2) / 1_000;
  return { ...silence, seen_request: seenRequest, seconds_ahead, round_trip_seconds: (answeredAt - sentAt) / 1_000 };
}

async function explainSilence(
  context: DoctorContext,
  { status, question_status }: Pick<PublicAnswer, 'status' | 'question_status'>,
): Promise<Finding> {
  const { env } = context;
  if (status !== 200)
    return bad(
      `${env.PUBLIC_URL} answers ${status ?? 'nothing'}: is the server running, and the proxy in front of it?`,
    );
  const database = await findDatabase(context);
  const otherSettings = database ? await listOtherSettings(database.db, env, await readSecret(env)) : [];
  if (otherSettings.includes('SESSION_SECRET'))
    return bad(`${env.PUBLIC_URL} has another SESSION_SECRET than this command: set the one that the nodes have`);
  // A server that doesn't know the question, or whom it isn't for.
  if (question_status !== 404)
    return bad(
      `${env.PUBLIC_URL} answers, but what the server sees can't be asked (${question_status ?? 'no answer'}): try again in a minute`,
    );
  return bad(
    `${env.PUBLIC_URL} leads to another installation, to an older version, to one whose PUBLIC_URL or SESSION_SECRET is another, or whose clock is more than five minutes off; or a proxy removes ${SIGNED_REQUEST_HEADER}: check its DNS record, and the proxy's upstream`,
  );
}

async function judgeSeen(
  context: DoctorContext,
  seenRequest: SeenRequest,
  { seconds_ahead, round_trip_seconds }: PublicAnswer,
): Promise<Finding[]> {
  const { env } = context;
  const secret = await readSecret(env);
  const database = await findDatabase(context);
  const mark = database && installationMark(secret, (await readFacts(database.db)).store_id);
  if (mark !== undefined && seenRequest.installation !== null && seenRequest.installation !== mark)
    return [
      bad(
        `${env.PUBLIC_URL} leads to another installation that has the same SESSION_SECRET: check its DNS record, and the proxy's upstream`,
      ),
    ];
  return [
    good(`${env.PUBLIC_URL} leads to this installation`),
    ...judgeOrigin(env, seenRequest),
    judgeProxies(seenRequest),
    Math.abs(seconds_ahead) < MAX_CLOCK_SECONDS + round_trip_seconds / 2
      ? good("the server's clock agrees with this machine")
      : bad(`the server's clock is ${seconds_ahead.toFixed(1)} s ahead of this machine's: run a time service on both`),
  ];
}

/** Nothing if the server sees the address that was asked. */
function judgeOrigin(env: Pick<Env, 'PUBLIC_URL'>, { protocol, host }: SeenRequest): Finding[] {
  const seenOrigin = `${protocol}://${host}`;
  if (seenOrigin === new URL(env.PUBLIC_URL).origin) return [];
  return [
    bad(
      `the server sees ${seenOrigin}: set TRUST_PROXY, and let the proxy pass Host on and set X-Forwarded-Proto to what it was asked by`,
    ),
  ];
}

/** Each proxy adds to X-Forwarded-For whom it was called by; the first may replace what the client has sent. */
function judgeProxies({ address, peer, forwarded_for }: SeenRequest): Finding {
  if (forwarded_for.length === 0)
    return bad('a proxy removes X-Forwarded-For, so all guests count as one address: let it add the client to it');
  const clients = forwarded_for[0] === MADE_UP_ADDRESS ? forwarded_for.slice(1) : forwarded_for;
  const proxyCount = clients.length;
  const mend = `set TRUST_PROXY to ${proxyCount === 0 ? 'false' : proxyCount}`;
  if (address === MADE_UP_ADDRESS)
    return bad(`TRUST_PROXY believes whatever address a guest sends, so limits can be evaded: ${mend}`);
  if (address !== (clients[0] ?? peer)) return bad(`a proxy's address counts as that of all guests: ${mend}`);
  // The list begins with whoever called that proxy: a guest, or a CDN.
  if (proxyCount > 0 && forwarded_for[0] !== MADE_UP_ADDRESS)
    return good(
      `a proxy replaces X-Forwarded-For, which is right only if no other proxy or CDN is in front of it: this command is seen as ${address}, compare it with your own address`,
    );
  return good(
    `guests are seen by their own addresses, through ${proxyCount === 1 ? 'one proxy' : `${proxyCount} proxies`}`,
  );
}

/** Undefined if something is wrong with the database, which has a line of its own. */
async function findDatabase(context: DoctorContext) {
  const database = await context.openDatabase().catch(() => undefined);
  return database && (await isOfThisVersion(database).catch(() => false)) ? database : undefined;
}
