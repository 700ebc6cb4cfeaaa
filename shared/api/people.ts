import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';
import { INVITED_ROLES, RESTAURANT_ROLES } from '../roles.ts';
import { emailSchema } from './accounts.ts';

const personSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(RESTAURANT_ROLES),
});
export type Person = z.infer<typeof personSchema>;

/** One that nobody has accepted yet; it may be over. */
const invitationSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  expires_at: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** GET /api/restaurants/{id}/people: the owner first, then by address. */
export const peopleAnswerSchema = z.strictObject({
  people: z.array(personSchema),
  invitations: z.array(invitationSchema),
});
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

/** POST /api/restaurants/{id}/invitations → 201; one to the same address replaces the one before, whose link ends. */
export const inviteBodySchema = z.strictObject({ email: emailSchema, role: z.enum(INVITED_ROLES) });
export const invitationAnswerSchema = z.strictObject({ invitation: invitationSchema });

const MAX_TOKEN_CHARACTERS = 100;
/** POST /api/invitation and /api/invitation/accept */
export const invitationTokenBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_CHARACTERS)),
});
/** What the invited person reads before they accept. */
export const openedInvitationSchema = z.strictObject({
  restaurant: z.strictObject({ name: z.string() }),
  email: z.string(),
  role: z.enum(INVITED_ROLES),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;
/** 200; 403 `invitation_of_another_address`. */
export const acceptedInvitationSchema = z.strictObject({ restaurant: z.strictObject({ id: z.string() }) });
