import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openedInvitationSchema, peopleAnswerSchema } from '../../shared/api/people.ts';
import { INVITATION_LIFETIME_DAYS, MAX_INVITATIONS_PER_DAY, MAX_PEOPLE_OF_RESTAURANT } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { createFurther } from '../../test/further-restaurant.ts';
import {
  confirmIdentity,
  newEmail,
  newOwner,
  type Owner,
  type OwnerWithRestaurant,
  signUp,
} from '../../test/owners.ts';
import { makeServiceLink } from '../../test/service.ts';
import { testApp } from '../../test/test-app.ts';
import { memberships } from '../restaurants/tables.ts';
import { run as sweepInvitations } from './sweep-invitations.job.ts';
import { invitations } from './tables.ts';

const t = await testApp({
  env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '100000', REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' },
});
const DAY_MS = 24 * 60 * 60 * 1_000;

type Role = 'manager' | 'staff';
const pathAt = (path: string, { restaurant_id }: OwnerWithRestaurant) => fillPath(path, { id: restaurant_id });
const invite = (owner: OwnerWithRestaurant, email: string, role: Role = 'manager', client: Client = owner) =>
  client.post(pathAt(PEOPLE_PATHS.invitations, owner), { email, role });
const peopleOf = async (owner: OwnerWithRestaurant) =>
  peopleAnswerSchema.parse((await owner.get(pathAt(PEOPLE_PATHS.people, owner))).json());
const codeOf = (answer: { statusCode: number; body: string; json(): { error: { code: string } } }) =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().error.code}`;
const opened = (token: string, client: Client) => client.post(PEOPLE_PATHS.openedInvitation, { token });
const accept = (token: string, client: Client) => client.post(PEOPLE_PATHS.acceptedInvitation, { token });

/** The newest invitation's mail to an address. */
async function mailTo(email: string) {
  await t.idle();
  const mail = (await t.outbox()).find(({ to, text }) => to === email && /invitation#/.test(text));
  const token = /invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!mail || token === undefined) throw new Error(`No invitation was mailed to ${email}.`);
  return { subject: mail.subject, token };
}

async function invitedPerson(owner: OwnerWithRestaurant, role: Role = 'manager'): Promise<Owner & { token: string }> {
  const person = await signUp(t);
  expect((await invite(owner, person.user.email, role)).statusCode).toBe(201);
  return Object.assign(person, { token: (await mailTo(person.user.email)).token });
}

const menuOf = ({ restaurant_id }: OwnerWithRestaurant, client: Client) =>
  client.get(`${fillPath(API_PATHS.restaurant, { id: restaurant_id })}?admin=true`, {
    'x-restaurant-id': restaurant_id,
  });

describe('an invitation', () => {
  it('is mailed with a link by which the invited person becomes a manager, once', async () => {
    const owner = await newOwner(t);
    const email = newEmail();
    expect((await invite(owner, email.toUpperCase())).statusCode).toBe(201);
    const { token } = await mailTo(email);
    expect((await peopleOf(owner)).invitations).toMatchObject([{ email, role: 'manager' }]);
    const visitor = await newClient(t);
    expect(openedInvitationSchema.parse((await opened(token, visitor)).json())).toEqual({
      restaurant: { name: 'Chez Test' },
      email,
      role: 'manager',
    });
    expect(codeOf(await accept(token, visitor))).toBe('401 unauthenticated');
    const person = await signUp(t, email);
    expect((await accept(token, person)).json()).toEqual({ restaurant: { id: owner.restaurant_id } });
    expect((await menuOf(owner, person)).statusCode).toBe(200);
    const { people, invitations: pending } = await peopleOf(owner);
    expect(people.map((one) => [one.email, one.role])).toEqual([
      [owner.user.email, 'owner'],
      [email, 'manager'],
    ]);
    expect(pending).toEqual([]);
    for (const answer of [await opened(token, visitor), await accept(token, person)])
      expect(codeOf(answer)).toBe('410 invitation_used');
  });

  it('makes staff, who open nothing but the dishes to mark', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner, 'staff');
    expect((await accept(person.token, person)).statusCode).toBe(200);
    const here = { 'x-restaurant-id': owner.restaurant_id };
    expect((await person.get(API_PATHS.serviceDishes, here)).json().restaurant.name).toBe('Chez Test');
    expect(codeOf(await menuOf(owner, person))).toBe('403 managers_only');
    const opening = (await person.get(API_PATHS.opening)).json();
    expect([opening.user.restaurants, opening.draft]).toEqual([
      [{ id: owner.restaurant_id, name: 'Chez Test', role: 'staff' }],
      null,
    ]);
  });

  it('makes staff, who see its dishes also on a phone that has opened another restaurant’s link', async () => {
    const owner = await newOwner(t);
    const other = await newOwner(t, { restaurant: { name: 'Chez Autre' } });
    const person = await invitedPerson(owner, 'staff');
    await accept(person.token, person);
    expect((await person.post(API_PATHS.serviceSession, { token: await makeServiceLink(other) })).statusCode).toBe(204);
    const nameOf = async (headers?: Record<string, string>) =>
      (await person.get(API_PATHS.serviceDishes, headers)).json().restaurant.name;
    expect(await nameOf({ 'x-restaurant-id': owner.restaurant_id })).toBe('Chez Test');
    expect(await nameOf({ 'x-restaurant-id': other.restaurant_id })).toBe('Chez Autre');
    expect(await nameOf()).toBe('Chez Autre');
  });

  it('leaves staff the way to a first restaurant of their own', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner, 'staff');
    await accept(person.token, person);
    const here = { 'x-restaurant-id': owner.restaurant_id };
    const body = { name: 'Chez Moi', main_locale: 'en', currency: 'CAD', creation_key: 7 };
    const created = await person.post(API_PATHS.restaurants, body, here);
    expect(created.statusCode).toBe(201);
    const { user } = (await person.get(API_PATHS.opening)).json();
    expect(user.restaurant).toEqual({ id: created.json().restaurant.id, name: 'Chez Moi' });
    expect(user.restaurants.map(({ role }: { role: string }) => role)).toEqual(['owner', 'staff']);
  });

  it('is mailed with the owner’s address, and its acceptance to the owner', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    const mailsTo = async (email: string, kind: string) => {
      await t.idle();
      const texts = (await t.outbox()).filter(({ to }) => to === email).map(({ text }) => text);
      return texts.filter((text) => text.includes(`"kind":"${kind}"`));
    };
    const [mail] = await mailsTo(person.user.email, 'invitation');
    expect(JSON.parse(mail ?? '')).toMatchObject({ restaurant: 'Chez Test', owner: owner.user.email });
    expect(await mailsTo(owner.user.email, 'person_joined')).toEqual([]);
    await accept(person.token, person);
    await accept(person.token, person);
    const joined = await mailsTo(owner.user.email, 'person_joined');
    expect(joined.map((text) => JSON.parse(text))).toEqual([
      {
        kind: 'person_joined',
        restaurant: 'Chez Test',
        email: person.user.email,
        role: 'manager',
        people_url: `http://localhost:3000/admin/restaurant/people?restaurant=${owner.restaurant_id}`,
      },
    ]);
  });

  it('is written in the language of the person, else of the restaurant', async () => {
    const french = await newOwner(t, { restaurant: { main_locale: 'fr' } });
    const known = await signUp(t);
    const unknown = newEmail();
    await invite(french, known.user.email);
    await invite(french, unknown);
    const languageOf = async (email: string) => (await mailTo(email)).subject.split(' ').at(-1);
    expect([await languageOf(known.user.email), await languageOf(unknown)]).toEqual(['en', 'fr']);
  });

  it('does nothing for another address, and says for which it is', async () => {
    const owner = await newOwner(t);
    const { token, user } = await invitedPerson(owner);
    const other = await signUp(t);
    const refused = await accept(token, other);
    expect(codeOf(refused)).toBe('403 invitation_of_another_address');
    expect(refused.json().error.message).toContain(user.email);
    expect((await peopleOf(owner)).people).toHaveLength(1);
  });

  it('does nothing once it was withdrawn or replaced, is over, or is unknown', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    await invite(owner, person.user.email, 'staff');
    expect(codeOf(await accept(person.token, person))).toBe('410 invitation_withdrawn');
    const { token } = await mailTo(person.user.email);
    const [pending] = (await peopleOf(owner)).invitations;
    const path = fillPath(PEOPLE_PATHS.invitation, { id: owner.restaurant_id, invitationId: pending?.id ?? '' });
    expect((await owner.delete(path)).statusCode).toBe(204);
    expect((await owner.delete(path)).statusCode).toBe(404);
    expect(codeOf(await accept(token, person))).toBe('410 invitation_withdrawn');
    const late = await invitedPerson(owner);
    const expires_at = new Date(t.deps.now().getTime() - 1_000).toISOString();
    await t.deps.db.update(invitations).set({ expires_at }).where(eq(invitations.email, late.user.email));
    expect(codeOf(await accept(late.token, late))).toBe('410 invitation_expired');
    expect(codeOf(await accept('x'.repeat(43), late))).toBe('404 invitation_unknown');
    expect((await peopleOf(owner)).people).toHaveLength(1);
  });

  it('is accepted once by two requests at the same time', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    const answers = await Promise.all([accept(person.token, person), accept(person.token, person)]);
    expect(answers.map(codeOf).sort()).toEqual(['200', '410 invitation_used']);
  });

  it('lets nobody in if the owner’s account is deleted before it is accepted, or signed out everywhere', async () => {
    const deleted = await newOwner(t);
    const person = await invitedPerson(deleted);
    const signedOut = await newOwner(t);
    const other = await invitedPerson(signedOut);
    expect((await deleted.delete(fillPath(API_PATHS.user, { id: deleted.user.id }))).statusCode).toBe(204);
    expect((await signedOut.delete(API_PATHS.sessions)).statusCode).toBe(204);
    expect(codeOf(await accept(person.token, person))).toBe('404 invitation_unknown');
    expect(codeOf(await accept(other.token, other))).toBe('404 invitation_unknown');
  });

  it('lets nobody in while nodes of an older version run, nor once the restaurant is being deleted', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    const env = vi.spyOn(t.deps.env, 'SEVERAL_RESTAURANTS', 'get').mockReturnValue('off');
    for (const answer of [await opened(person.token, person), await accept(person.token, person)])
      expect(codeOf(answer)).toBe('409 upgrade_running');
    env.mockRestore();
    expect(codeOf(await opened(person.token, person))).toBe('200');
    await t.deps.db.execute(sql`update restaurants set deleted_at = now() where id = ${owner.restaurant_id}`);
    for (const answer of [await opened(person.token, person), await accept(person.token, person)])
      expect(codeOf(answer)).toBe('410 invitation_withdrawn');
  });

  it('is deleted after a month', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    const isLeft = async () => (await t.deps.db.$count(invitations, eq(invitations.email, person.user.email))) > 0;
    await sweepInvitations({ db: t.deps.db, now: () => new Date(t.deps.now().getTime() + 29 * DAY_MS) });
    expect(await isLeft()).toBe(true);
    await sweepInvitations({ db: t.deps.db, now: () => new Date(t.deps.now().getTime() + 31 * DAY_MS) });
    expect(await isLeft()).toBe(false);
  });
});

describe('an owner', () => {
  it('invites nobody who is there already, nobody twice by one address, and nobody with an old session', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    await accept(person.token, person);
    for (const email of [owner.user.email, person.user.email]) {
      const refused = await invite(owner, email);
      expect([codeOf(refused), refused.json().error.fields.email.code]).toEqual([
        '422 validation_failed',
        'already_there',
      ]);
    }
    const email = newEmail();
    await invite(owner, email);
    await invite(owner, email, 'staff');
    expect((await peopleOf(owner)).invitations).toMatchObject([{ email, role: 'staff' }]);
    await t.deps.db.execute(sql`update sessions set created_at = created_at - interval '1 hour'`);
    expect(codeOf(await invite(owner, newEmail()))).toBe('403 confirmation_required');
    await confirmIdentity(t, owner);
    expect((await invite(owner, newEmail())).statusCode).toBe(201);
  });

  it(`sends at most ${MAX_INVITATIONS_PER_DAY} invitations a day, to at most ${MAX_PEOPLE_OF_RESTAURANT} people`, async () => {
    const owner = await newOwner(t);
    const { restaurant_id } = owner;
    const insertMany = (count: number, created_at: string) =>
      t.deps.db.insert(invitations).values(
        Array.from({ length: count }, () => ({
          restaurant_id,
          email: newEmail(),
          role: 'staff' as const,
          created_at,
          expires_at: new Date(t.deps.now().getTime() + INVITATION_LIFETIME_DAYS * DAY_MS).toISOString(),
        })),
      );
    await insertMany(MAX_INVITATIONS_PER_DAY - 1, t.deps.now().toISOString());
    expect(codeOf(await invite(owner, newEmail()))).toBe('201');
    expect(codeOf(await invite(owner, newEmail()))).toBe('429 too_many_invitations');
    const yesterday = new Date(t.deps.now().getTime() - 2 * DAY_MS).toISOString();
    await insertMany(MAX_PEOPLE_OF_RESTAURANT - MAX_INVITATIONS_PER_DAY, yesterday);
    expect(codeOf(await invite(owner, newEmail()))).toBe('422 too_many_people');
  });

  it('mails one address at most three times a day, with or without an account, also if another owner did', async () => {
    const [owner, other] = [await newOwner(t), await newOwner(t)];
    const person = await signUp(t);
    // Their code to sign up counts as well.
    for (const [email, left] of [
      [newEmail(), 3],
      [person.user.email, 2],
    ] as const) {
      for (let sent = 0; sent < left; sent += 1) expect(codeOf(await invite(owner, email))).toBe('201');
      expect(codeOf(await invite(other, email))).toBe('429 too_many_mails');
    }
  });

  it('invites nobody to a restaurant that the operator has suspended', async () => {
    const owner = await newOwner(t);
    await t.deps.db.execute(sql`update restaurants set suspended_at = now() where id = ${owner.restaurant_id}`);
    expect(codeOf(await invite(owner, newEmail()))).toBe('410 restaurant_suspended');
    expect((await peopleOf(owner)).invitations).toEqual([]);
  });

  it('removes a person with an invitation to the address that they have by now', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    await accept(person.token, person);
    const email = newEmail();
    await invite(owner, email);
    const { token } = await mailTo(email);
    await t.deps.db.execute(sql`update users set email = ${email} where id = ${person.user.id}`);
    await owner.delete(fillPath(PEOPLE_PATHS.person, { id: owner.restaurant_id, userId: person.user.id }));
    expect(codeOf(await accept(token, person))).toBe('410 invitation_withdrawn');
    expect((await peopleOf(owner)).invitations).toEqual([]);
  });

  it('removes a person, whose next request is refused', async () => {
    const owner = await newOwner(t);
    const further = await createFurther(owner);
    const person = await invitedPerson(owner);
    await accept(person.token, person);
    const pathOf = (id: string) => fillPath(PEOPLE_PATHS.person, { id, userId: person.user.id });
    expect((await menuOf(owner, person)).statusCode).toBe(200);
    // In the tab of the other restaurant nobody is removed.
    expect((await owner.delete(pathOf(further.id), undefined, { 'x-restaurant-id': further.id })).statusCode).toBe(404);
    expect((await owner.delete(pathOf(owner.restaurant_id))).statusCode).toBe(204);
    expect(codeOf(await menuOf(owner, person))).toBe('409 restaurant_mismatch');
    expect((await person.get(API_PATHS.me)).json().user.restaurant).toBeNull();
    expect((await owner.delete(pathOf(owner.restaurant_id))).statusCode).toBe(404);
  });

  it('whose restaurant a manager runs is alone in deciding who else does', async () => {
    const owner = await newOwner(t);
    const person = await invitedPerson(owner);
    await accept(person.token, person);
    person.restaurant_id = owner.restaurant_id;
    const userPath = (userId: string) => fillPath(PEOPLE_PATHS.person, { id: owner.restaurant_id, userId });
    for (const answer of [
      await invite(owner, newEmail(), 'manager', person),
      await person.delete(userPath(owner.user.id)),
      await person.get(pathAt(PEOPLE_PATHS.people, owner)),
    ])
      expect(codeOf(answer)).toBe('403 owners_only');
  });

  it('can’t invite while nodes of an older version run', async () => {
    const owner = await newOwner(t);
    const env = vi.spyOn(t.deps.env, 'SEVERAL_RESTAURANTS', 'get').mockReturnValue('off');
    expect(codeOf(await invite(owner, newEmail()))).toBe('409 upgrade_running');
    env.mockRestore();
    expect(await t.deps.db.$count(memberships, eq(memberships.restaurant_id, owner.restaurant_id))).toBe(0);
  });
});
