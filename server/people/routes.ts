import { z } from 'zod';
import {
  acceptedInvitationSchema,
  type Invitation,
  invitationAnswerSchema,
  invitationTokenBodySchema,
  inviteBodySchema,
  openedInvitationSchema,
  peopleAnswerSchema,
} from '../../shared/api/people.ts';
import { Refusal } from '../../shared/errors.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { findUser, getUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { deleteMembership, listMembers } from '../restaurants/people-queries.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { acceptInvitation, getOpenInvitation } from './accept-invitation.ts';
import { invite } from './invite.ts';
import { leaveRestaurant } from './leave-restaurant.ts';
import { type InvitationRow, listPendingInvitations, withdrawInvitations } from './queries.ts';

const querystring = withLang(z.strictObject({}));
const ofRestaurant = z.strictObject({ id: z.string() });
const ofPerson = z.strictObject({ id: z.string(), userId: z.uuid() });
const ofInvitation = z.strictObject({ id: z.string(), invitationId: z.uuid() });

const toInvitation = ({ id, email, role, expires_at }: InvitationRow): Invitation => ({ id, email, role, expires_at });

/** The people of a restaurant, whom its owner invites and removes. */
export function peopleRoutes(app: App, deps: Deps): void {
  ownerRoutes(app, deps);
  invitationRoutes(app, deps);
}

function ownerRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: PEOPLE_PATHS.people,
    config: { access: 'owner' },
    schema: {
      summary: 'Who works at the restaurant, and who is invited',
      querystring,
      params: ofRestaurant,
      response: { 200: peopleAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const { user_id } = await requireUser(deps, request);
      const { id, email } = await getUser(deps.db, user_id);
      const members = await listMembers(deps.db, access);
      const invitations = (await listPendingInvitations(deps.db, access)).map(toInvitation);
      return { people: [{ id, email, role: 'owner' as const }, ...members], invitations };
    },
  });

  app.route({
    method: 'POST',
    url: PEOPLE_PATHS.invitations,
    config: { access: 'owner', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Invite a person by mail; an earlier invitation to the address ends',
      querystring,
      params: ofRestaurant,
      body: inviteBodySchema,
      response: { 201: invitationAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const signedIn = await requireUser(deps, request);
      const invitation = await invite(deps, { signedIn, access }, request.body);
      return reply.code(201).send({ invitation: toInvitation(invitation) });
    },
  });

  app.route({
    method: 'DELETE',
    url: PEOPLE_PATHS.invitation,
    config: { access: 'owner' },
    schema: {
      summary: 'Withdraw an invitation: its link ends',
      querystring,
      params: ofInvitation,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const { invitationId } = request.params;
        if (!(await withdrawInvitations(authorized, access, { id: invitationId }, now.toISOString())))
          throw new Refusal('not_found');
      });
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: PEOPLE_PATHS.person,
    config: { access: 'owner' },
    schema: {
      summary: 'Remove a person: their next request is refused',
      querystring,
      params: ofPerson,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const { userId } = request.params;
        if (!(await deleteMembership(tx, access, userId))) throw new Refusal('not_found');
        // One to the address that they have by now would let them in again.
        const email = (await findUser(tx, userId))?.email.toLowerCase();
        if (email !== undefined) await withdrawInvitations(authorized, access, { email }, now.toISOString());
        await recordSecurityEvent(authorized, { kind: 'person_removed', now });
      });
      return reply.code(204).send();
    },
  });
}

function invitationRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'DELETE',
    url: PEOPLE_PATHS.membership,
    config: { access: 'user' },
    schema: {
      summary: 'Leave a restaurant that the user works at; its owner can invite them again',
      querystring,
      params: ofRestaurant,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const signedIn = await requireUser(deps, request);
      await leaveRestaurant(deps, signedIn, request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: PEOPLE_PATHS.openedInvitation,
    config: { access: 'everyone', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'What the link of an invitation’s mail offers, to whom',
      querystring,
      body: invitationTokenBodySchema,
      response: { 200: openedInvitationSchema },
    },
    handler: async (request) => {
      const { restaurant, invitation } = await getOpenInvitation(deps, deps.db, request.body.token, deps.now());
      const { email, role } = invitation;
      return { restaurant: { name: restaurant.name }, email, role };
    },
  });

  app.route({
    method: 'POST',
    url: PEOPLE_PATHS.acceptedInvitation,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Accept an invitation to the signed-in user’s own address',
      querystring,
      body: invitationTokenBodySchema,
      response: { 200: acceptedInvitationSchema },
    },
    handler: async (request) => {
      const signedIn = await requireUser(deps, request);
      return { restaurant: { id: await acceptInvitation(deps, signedIn, request.body.token) } };
    },
  });
}
