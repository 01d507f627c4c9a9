import { randomUUID } from 'node:crypto';

import { type EndpointKey } from '@pairwise/contracts/endpoints';
import type { LinkPurpose } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import type { Database } from '../../src/db/database.ts';
import { createLink } from '../../src/domain/links/create-link.ts';
import { storeMailChange } from '../../src/domain/links/mail-changes.repository.ts';
import { dismissComplaint } from '../../src/domain/moderation/decide-complaint.ts';
import { converse, like, makePerson, type PersonOptions, testPassword, type TestPerson } from '../builders.ts';
import { debitForm, renewLimits, setSmsCode } from '../direct-debit.ts';
import { newAddress, openSessionToken } from '../log-in.ts';
import { makePicture } from '../picture.ts';
import type { PushBrowser } from '../push-service.ts';

/** The keys of all endpoints that write. */
export type WriteKey = Exclude<EndpointKey, `GET ${string}`>;

/** A request that is ready to be sent, by a member of its own. */
export interface Scene {
  /** The token of the session; undefined for a visitor. */
  session?: string;
  query?: Record<string, string>;
  body?: object;
  /** The file of an upload, in place of a body. */
  file?: Uint8Array;
}

/** What a case may use to prepare its scene. */
export interface World {
  db: Database;
  /** Sends a write without a fault and returns the body of its response. */
  send: (key: WriteKey, scene: Scene) => Promise<unknown>;
  /** Reads a chat as one of its members. */
  readChat: (conversation: number, session: string) => Promise<{ draft_rev: number }>;
  /** Creates a push subscription that the api accepts. */
  subscribe: () => PushBrowser['subscription'];
}

type Case = (world: World) => Promise<Scene>;

const newPassword = 'a brand new phrase';
const twice = { password: newPassword, password_repeat: newPassword };
const text = 'This is another person, I know the photo.';

type Body = (world: World, person: TestPerson) => Promise<object> | object;

const asMember =
  (body: Body | object, options: PersonOptions = {}): Case =>
  async (world) => {
    const person = await makePerson(world.db, options);
    const session = await openSessionToken(world.db, person);
    return { session, body: typeof body === 'function' ? await (body as Body)(world, person) : body };
  };

/** A write about another member. */
const about = (
  body: (other: TestPerson) => object,
  before: (world: World, own: TestPerson, other: TestPerson) => Promise<unknown> = async () => {},
): Case =>
  asMember(async (world, own) => {
    const other = await makePerson(world.db);
    await before(world, own, other);
    return body(other);
  });

const inChat = (body: (conversation: number) => object): Case =>
  asMember(
    async ({ db }, own) => {
      const chat = await converse(db, await makePerson(db, { credits: 100 }), own, ['Hello', 'Hi', 'How are you?']);
      return body(chat.publicId);
    },
    { credits: 100 },
  );

const withLink =
  (purpose: LinkPurpose, more: object = {}, options: PersonOptions = {}): Case =>
  async ({ db }) => {
    const person = await makePerson(db, options);
    return { body: { token: await createLink(db, person.id, purpose, { email: newAddress() }), ...more } };
  };

const asVisitor =
  (body: (person: TestPerson) => object, options: PersonOptions = {}): Case =>
  async ({ db }) => ({ body: body(await makePerson(db, options)) });

const upload: Case = async (world) => {
  const { session = '' } = await asMember({})(world);
  return { session, file: await makePicture() };
};

/** Requests a code as a new member. */
const askForCode = async (world: World): Promise<Scene> => {
  const scene = await asMember(() => debitForm())(world);
  await world.send('POST /api/directdebit.php', scene);
  await renewLimits(world.db);
  return scene;
};

const lastChallenge = async (db: Database): Promise<string> => {
  const found = db.selectFrom('sdd_challenges').orderBy('created_at', 'desc').select('challenge_id');
  return (await found.executeTakeFirstOrThrow()).challenge_id;
};

const login = ({ email }: TestPerson) => ({ email, password: testPassword });
const complaint = { category: 'fake_profile', object_type: 'site', text, good_faith: true, email: 'eva@example.test' };

/** A request for every endpoint that writes. A new endpoint does not compile without one. */
export const writeCases: Record<WriteKey, Case> = {
  'POST /api/user.php': asVisitor(login),
  'PUT /api/user.php': asMember({ language: 'de' }),
  'POST /api/user.php?push=1': asMember(({ subscribe }) => ({ subscription: subscribe() })),
  'DELETE /api/user.php?push=1': async (world) => {
    const given = world.subscribe();
    const scene = await asMember({ subscription: given })(world);
    await world.send('POST /api/user.php?push=1', scene);
    return { ...scene, body: { endpoint: given.endpoint } };
  },
  'POST /api/page-hidden.php': asMember({}),
  'POST /api/signup.php': async () => ({
    body: { email: newAddress(), name: 'Anna', password: newPassword, date_of_birth: '1994-03-05', terms: true },
  }),
  'PUT /api/signup.php': asMember({ step: 'message', data: { signup_message: 'Hello' } }),
  'PUT /api/signup-email.php': asMember(() => ({ email: newAddress(), password: testPassword }), {
    status: 'not_confirmed',
  }),
  'POST /api/activation-mail.php': asMember({}, { status: 'not_confirmed' }),
  'POST /api/activate.php': withLink('activate', {}, { status: 'not_confirmed' }),
  'POST /api/login-link.php': withLink('login'),
  'POST /api/unsubscribe.php': async ({ db }) => ({
    query: { token: await createLink(db, (await makePerson(db)).id, 'unsubscribe') },
  }),
  'POST /api/password-reset.php': asVisitor(({ email }) => ({ email })),
  'PUT /api/password-reset.php': withLink('reset_password', twice),
  'PUT /api/password.php': asMember({ old_password: testPassword, ...twice }),
  'POST /api/mail-change.php': asMember(() => ({ email: newAddress(), password: testPassword })),
  'PUT /api/mail-change.php': withLink('mail_change'),
  'POST /api/mail-change-resend.php': asMember(async ({ db }, { id }) => {
    await storeMailChange(db, id, newAddress());
    return {};
  }),
  'DELETE /api/mail-change.php': asMember(async ({ db }, { id }) => {
    await storeMailChange(db, id, newAddress());
    return {};
  }),
  'DELETE /api/sessions.php': asMember(async ({ db }, person) => {
    await openSessionToken(db, person);
    return { id: 'all' };
  }),
  'PUT /api/notifications.php': asMember({ type: 'like', channel: 'email', enabled: false }),
  'POST /api/email-enable.php': asMember(async ({ db }, { id }) => {
    await db
      .updateTable('users')
      .set({ mails_paused_until: new Date(Date.now() + 1e8) })
      .where('id', '=', id)
      .execute();
    return {};
  }),
  'PUT /api/invisible.php': asMember({ enabled: true }),
  'PUT /api/account-delete.php': asMember({ offer: 'pause_mails' }),
  'POST /api/account-delete.php': asMember({ password: testPassword }),
  'POST /api/reactivate.php': withLink('reactivate', {}, { status: 'pending_deletion' }),
  'POST /api/reactivate-mail.php': asVisitor(login, { status: 'pending_deletion' }),
  'POST /api/export.php': asMember({ password: testPassword }),
  'POST /api/photos.php': upload,
  'POST /api/chat-photo.php': upload,
  'PUT /api/photos.php': asMember((_, { photos }) => ({ order: photos.toReversed() }), {
    photos: ['active', 'active'],
  }),
  'DELETE /api/photo.php': asMember((_, { photos }) => ({ id: photos[0] }), { photos: ['active', 'active'] }),
  'PUT /api/location.php': asMember({ country: 'NL', region: 110, city: 'Amersfoort' }),
  'PUT /api/profile.php': asMember({ headline: 'Another line', interests: [] }),
  'POST /api/photo-appeal.php': asMember((_, { photos }) => ({ id: photos[0], text: 'Please check it again.' }), {
    photos: ['rejected'],
  }),
  'POST /api/like.php': about(({ publicId }) => ({ profile: publicId })),
  'DELETE /api/like.php': about(
    ({ publicId }) => ({ profile: publicId }),
    ({ db }, own, other) => like(db, own, other),
  ),
  'PUT /api/likes-seen.php': about(
    ({ publicId }) => ({ profile: publicId }),
    ({ db }, own, other) => like(db, other, own),
  ),
  'POST /api/modal-event.php': about(({ publicId }) => ({ profile: publicId, element: 'image' })),
  'POST /api/swipe.php': about(({ publicId }) => ({ profile: publicId, action: 'like' })),
  'DELETE /api/swipe.php': async (world) => {
    const scene = await about(({ publicId }) => ({ profile: publicId, action: 'pass' }))(world);
    await world.send('POST /api/swipe.php', scene);
    return scene;
  },
  'PUT /api/match-finder.php': asMember({
    gender: 'female',
    min_age: 25,
    max_age: 40,
    country: 'NL',
    region: null,
    intention: 'chat',
    interests: [],
    hard: true,
  }),
  'POST /api/blocks.php': about(({ publicId }) => ({ profile: publicId })),
  'DELETE /api/blocks.php': async (world) => {
    const scene = await about(({ publicId }) => ({ profile: publicId }))(world);
    await world.send('POST /api/blocks.php', scene);
    return scene;
  },
  'POST /api/complaints.php': async () => ({ body: { ...complaint, email: newAddress() } }),
  'POST /api/complaint-appeal.php': async ({ db, send }) => {
    const made = await send('POST /api/complaints.php', { body: { ...complaint, email: newAddress() } });
    const {
      complaint: { id },
      secret,
    } = made as { complaint: { id: string }; secret: string };
    await dismissComplaint(db, { complaint: id, moderator: 'test', reason: 'It is the same person.' });
    return { body: { id, secret, text: 'Please check it again.' } };
  },
  'POST /api/promo-click.php': asMember(async ({ db }) => {
    const { rows } = await sql<{ id: string }>`select id from promos limit 1`.execute(db);
    return { id: rows[0]?.id ?? randomUUID() };
  }),
  'PUT /api/chat.php': inChat((conversation) => ({ conversation, read_seq: 3 })),
  'DELETE /api/chat.php': inChat((conversation) => ({ conversation })),
  'PUT /api/chat-draft.php': async (world) => {
    const { session = '', body } = await inChat((conversation) => ({ conversation }))(world);
    const { conversation } = body as { conversation: number };
    const { draft_rev: rev } = await world.readChat(conversation, session);
    return { session, body: { conversation, draft: 'Half a sentence', rev } };
  },
  'POST /api/typing.php': inChat((conversation) => ({ conversation })),
  'POST /api/message.php': asMember(
    async ({ db }, own) => {
      const { publicId } = await makePerson(db);
      return { sender: own.publicId, profile: publicId, client_id: randomUUID(), kind: 'text', body: 'Hello' };
    },
    { credits: 100 },
  ),
  'POST /api/payment.php': asMember(() => ({
    payment_id: randomUUID(),
    attempt_id: randomUUID(),
    product: 'p1',
    method: 'ideal',
    agree: true,
  })),
  'POST /api/directdebit.php': asMember(async ({ db }) => {
    await renewLimits(db);
    return debitForm();
  }),
  'POST /api/directdebit-sms.php': async (world) => ({
    ...(await askForCode(world)),
    body: { challenge: await lastChallenge(world.db) },
  }),
  'PUT /api/directdebit.php': async (world) => {
    const scene = await askForCode(world);
    const challenge = await lastChallenge(world.db);
    await setSmsCode(world.db, challenge, '123456');
    return { ...scene, body: { challenge, sms_code: '123456' } };
  },
  'PUT /api/mandate.php': async (world) => {
    const scene = await askForCode(world);
    const challenge = await lastChallenge(world.db);
    const { mandate_id: id } = await world.db
      .updateTable('sdd_mandates')
      .set({ confirmed_at: new Date() })
      .from('sdd_challenges as c')
      .whereRef('c.mandate_id', '=', 'sdd_mandates.mandate_id')
      .where('c.challenge_id', '=', challenge)
      .returning('sdd_mandates.mandate_id')
      .executeTakeFirstOrThrow();
    return { ...scene, body: { id, revoke: true } };
  },
  'POST /api/repeat-order.php': asMember(
    () => ({ payment_id: randomUUID(), attempt_id: randomUUID(), amount_minor: 2999, confirm: true }),
    { premium: true },
  ),
  'POST /api/withdrawal.php': async () => ({
    body: { order_number: '0123456789', email: newAddress(), confirm: true },
  }),
};
