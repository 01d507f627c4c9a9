import { randomUUID } from 'node:crypto';

import type { Sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';
import type { PhotoStatus, ProfileStatus, UserStatus } from '../src/db/types.generated.ts';
import { hashPassword } from '../src/domain/account/password-hash.ts';

export const testPassword = 'a long password';

let passwordHash: Promise<string> | undefined;

/** What a test may say of a person; all else is somebody ordinary: a woman of thirty in Utrecht, confirmed. */
export interface PersonOptions {
  name?: string;
  email?: string;
  gender?: 'male' | 'female';
  /** Everybody unless told. */
  seeks?: Sought | null;
  birthDate?: string;
  country?: string;
  /** An id of `places.json`; 111 is Zeeland. */
  region?: number | null;
  city?: string;
  lat?: number;
  lon?: number;
  status?: UserStatus;
  profileStatus?: ProfileStatus;
  invisible?: boolean;
  fictional?: boolean;
  language?: string;
  /** Bought a bundle; by a real payment, so also with its credits. */
  premium?: boolean;
  credits?: number;
  photos?: readonly PhotoStatus[];
  interests?: string[];
  headline?: string;
  /** Minutes since the last activity. */
  idle?: number;
}

export interface TestPerson {
  /** Only for statements on the database; the api knows people by `publicId`. */
  id: number;
  publicId: number;
  email: string;
  name: string;
  photos: string[];
}

/** Makes somebody, through the constraints of the database like everybody else. */
export const makePerson = async (db: Database, wish: PersonOptions = {}): Promise<TestPerson> => {
  passwordHash ??= hashPassword(testPassword);
  const status = wish.status ?? 'active';
  const born = wish.birthDate ?? '1996-06-15';
  const email = wish.email ?? `${randomUUID()}@example.test`;
  const name = wish.name ?? 'Sanne';
  const country = wish.country ?? 'NL';
  const user = await db
    .insertInto('users')
    .values({
      site_id: 1,
      email,
      name,
      password_hash: await passwordHash,
      date_of_birth: born,
      language: wish.language ?? 'en',
      country,
      status: status === 'not_confirmed' ? 'not_confirmed' : 'active',
      confirmed_at: status === 'not_confirmed' ? null : new Date(),
      invisible: wish.invisible ?? false,
      is_fictional: wish.fictional ?? false,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  const active = new Date(Date.now() - (wish.idle ?? 0) * 60_000);
  await db
    .insertInto('profiles')
    .values({
      user_id: user.id,
      status: wish.profileStatus ?? (status === 'not_confirmed' ? 'disabled' : 'active'),
      gender: wish.gender ?? 'female',
      sexuality: 'hetero',
      seek_gender: wish.seeks === undefined ? 'both' : wish.seeks,
      country,
      region_id: wish.region === undefined ? (country === 'NL' ? 110 : null) : wish.region,
      city: wish.city ?? 'Utrecht',
      lat: wish.lat ?? 52.09,
      lon: wish.lon ?? 5.12,
      birth_date: born,
      hair_color: 'brown',
      headline: wish.headline ?? null,
      about: 'I like to write tests.',
      last_active_at: active,
      active_bucket: Math.floor(active.getTime() / 3_600_000),
    })
    .execute();
  await db.insertInto('credit_accounts').values({ user_id: user.id }).execute();
  if (wish.premium) await buyBundle(db, user.id);
  if (wish.credits) {
    await sql`select credits_post(${user.id}, ${wish.credits}, 'bonus', ${`test:${user.id}`}, 'test')`.execute(db);
  }
  if (wish.interests) {
    await sql`insert into profile_interests select ${user.id}, id from interests where key = any(${wish.interests})`.execute(
      db,
    );
  }
  const photos = await addPhotos(db, user.id, wish.photos ?? []);
  if (status !== 'active' && status !== 'not_confirmed') {
    const purge_after = status === 'pending_deletion' ? new Date(Date.now() + 1e9) : null;
    await db.updateTable('users').set({ status, purge_after }).where('id', '=', user.id).execute();
  }
  return { id: user.id, publicId: user.public_id, email, name, photos };
};

/** 30 credits through the state machine of payments, which alone makes a member premium. */
const buyBundle = async (db: Database, userId: number): Promise<void> => {
  const payment_id = randomUUID();
  await db
    .insertInto('payments')
    .values({
      payment_id,
      user_id: userId,
      product_id: 'p1',
      credits: 30,
      list_minor: 2999,
      amount_minor: 2999,
      currency: 'EUR',
      method: 'ideal',
      provider: 'test',
      provider_ref: payment_id,
      idem_key: randomUUID(),
    })
    .execute();
  await db.updateTable('payments').set({ status: 'completed' }).where('payment_id', '=', payment_id).execute();
};

const addPhotos = async (db: Database, userId: number, statuses: readonly PhotoStatus[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const [index, status] of statuses.entries()) {
    const position = status === 'rejected' || status === 'deleted' ? null : index + 1;
    const row = await db
      .insertInto('photos')
      .values({ user_id: userId, position, status, content_key: 'abcdef0123456789', width: 800, height: 1000 })
      .returning('public_id')
      .executeTakeFirstOrThrow();
    ids.push(row.public_id);
  }
  return ids;
};

export const like = (
  db: Database,
  from: TestPerson,
  to: TestPerson,
  differences: { seen?: boolean; daysAgo?: number } = {},
) =>
  db
    .insertInto('likes')
    .values({
      from_id: from.id,
      to_id: to.id,
      seen_at: differences.seen ? new Date() : null,
      created_at: new Date(Date.now() - (differences.daysAgo ?? 0) * 86_400_000),
    })
    .execute();

export const block = (db: Database, blocker: TestPerson, blocked: TestPerson) =>
  db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();

/** Opens a conversation as the product does and says each line, turn by turn, `from` first. Answers its public id. */
export const converse = async (
  db: Database,
  from: TestPerson,
  to: TestPerson,
  lines: string[],
): Promise<{ id: number; publicId: number }> => {
  const opened = await sql<{ id: number; public_id: number }>`
    select (c).id, (c).public_id from (select conversation_open(${from.id}, ${to.id}) as c) t`.execute(db);
  const conversation = opened.rows[0];
  if (!conversation) throw new Error('no conversation was opened');
  for (const [index, line] of lines.entries()) {
    const sender = index % 2 === 0 ? from : to;
    await say(db, sender, conversation.id, line);
  }
  return { id: conversation.id, publicId: conversation.public_id };
};

/** One message without a price. */
export const say = (db: Database, sender: TestPerson, conversation: number, line: string, client = randomUUID()) =>
  sql`select message_send(${sender.id}, ${conversation}, ${client}, 'text', ${line}, null, null, 0)`.execute(db);
