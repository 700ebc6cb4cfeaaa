import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** Longer than a host name may be (RFC 1035 §2.3.4), for one that is typed as an address. */
const MAX_TYPED_CHARACTERS = 300;

/** A domain that nobody has set up is looked up for so long, and one that has stopped leading here is served for so long. */
export const OWN_DOMAIN_PATIENCE_DAYS = 7;

/**
 * `waiting`: not proven yet. `active`: it shows the menu, and is canonical for search engines. `failing`: it was active and
 * doesn't lead here at the moment; it isn't canonical, but still shows the menu. `ended`: it shows nothing, and nobody looks it
 * up any more.
 */
export const OWN_DOMAIN_STATES = ['waiting', 'active', 'failing', 'ended'] as const;
export type OwnDomainState = (typeof OWN_DOMAIN_STATES)[number];

/** Whether a domain of a state shows its restaurant's page. */
export const isServedState = (state: OwnDomainState | null): boolean => state === 'active' || state === 'failing';

/**
 * What the last look-up found: no record, one that leads elsewhere, no record with the token, no answer; another
 * restaurant whose token the domain has; or too many new domains on that day.
 */
export const OWN_DOMAIN_PROBLEMS = ['no_record', 'elsewhere', 'no_token', 'unanswered', 'taken', 'limited'] as const;
export type OwnDomainProblem = (typeof OWN_DOMAIN_PROBLEMS)[number];

const recordSchema = z.strictObject({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() });

export const ownDomainSchema = z.strictObject({
  /** As the DNS has it: in small letters, an international name in its ASCII form. */
  host: z.string(),
  /** The same as people write it. */
  shown_host: z.string(),
  /** Where it shows the menu. */
  address: z.string(),
  state: z.enum(OWN_DOMAIN_STATES),
  problem: z.nullable(z.enum(OWN_DOMAIN_PROBLEMS)),
  /** Where it leads instead, for `elsewhere`. */
  points_to: z.nullable(z.string()),
  /** Whether guests see a menu there once it leads here: one is published, and neither ended nor suspended. */
  is_shown: z.boolean(),
  /** Null before the first look-up. */
  checked_at: z.nullable(instantSchema),
  /** What its owner creates in the DNS. */
  records: z.array(recordSchema),
});
export type OwnDomain = z.infer<typeof ownDomainSchema>;

export const ownDomainAnswerSchema = z.strictObject({
  /** Whether the operator offers it. */
  is_available: z.boolean(),
  domain: z.nullable(ownDomainSchema),
});
export type OwnDomainAnswer = z.infer<typeof ownDomainAnswerSchema>;

export const setOwnDomainBodySchema = z.strictObject({
  host: z.string().check(z.minLength(1), z.maxLength(MAX_TYPED_CHARACTERS)),
});
