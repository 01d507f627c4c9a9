import { randomUUID } from 'node:crypto';

import type { Sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';
import type { PhotoStatus, ProfileStatus, UserStatus } from '../src/db/types.generated.ts';
import { hashPassword } from '../src/domain/account/password-hash.ts';

export const testPassword = 'a long password';

let passwordHash: Promise<string> | undefined;

/** Options of a person. By default it is a confirmed woman of thirty in Utrecht. */
export interface PersonOptions {
  name?: string;
  email?: string;
  gender?: 'male' | 'female';
  /** Both by default; null is not set. */
  seeks?: Sought | null;
  birthDate?: string;
  country?: string;
  /** An id of `places.json`; 110 is Utrecht, 111 Zeeland. */
  region?: number | null;
  city?: string;
  lat?: number;
  lon?: number;
  status?: UserStatus;
  profileStatus?: ProfileStatus;
  invisible?: boolean;
  /** Agreed to landing pages that show them to visitors. */
  landing?: boolean;
  fictional?: boolean;
  language?: string;
  /** Premium by a real payment for a bundle, which adds its credits too. */
  premium?: boolean;
  credits?: number;
  photos?: readonly PhotoStatus[];
  interests?: string[];
  headline?: string;
  /** Minutes since the last activity. */
  idle?: number;
}

export interface TestPerson {
  /** The id of the database. The api uses `publicId`. */
  id: number;
  publicId: number;
  email: string;
  name: string;
  photos: string[];
}

/** Inserts a member with profile, credits and photos. All constraints of the database apply. */
export const makePerson = async (db: Database, options: PersonOptions = {}): Promise<TestPerson> => {
  passwordHash ??= hashPassword(testPassword);
  const status = options.status ?? 'active';
  const born = options.birthDate ?? '1996-06-15';
  const email = options.email ?? `${randomUUID()}@example.test`;
  const name = options.name ?? 'Sanne';
  const country = options.country ?? 'NL';
  const user = await db
    .insertInto('users')
    .values({
      site_id: 1,
      email,
      name,
      password_hash: await passwordHash,
      date_of_birth: born,
      language: options.language ?? 'en',
      country,
      status: status === 'not_confirmed' ? 'not_confirmed' : 'active',
      confirmed_at: status === 'not_confirmed' ? null : new Date(),
      invisible: options.invisible ?? false,
      is_fictional: options.fictional ?? false,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  const active = new Date(Date.now() - (options.idle ?? 0) * 60_000);
  await db
    .insertInto('profiles')
    .values({
      user_id: user.id,
      status: options.profileStatus ?? (status === 'not_confirmed' ? 'disabled' : 'active'),
      gender: options.gender ?? 'female',
      sexuality: 'hetero',
      seek_gender: options.seeks === undefined ? 'both' : options.seeks,
      country,
      region_id: options.region === undefined ? (country === 'NL' ? 110 : null) : options.region,
      city: options.city ?? 'Utrecht',
      lat: options.lat ?? 52.09,
      lon: options.lon ?? 5.12,
      birth_date: born,
      landing_opt_in: options.landing ?? false,
      hair_color: 'brown',
      headline: options.headline ?? null,
      about: 'I like to write tests.',
      last_active_at: active,
      active_bucket: Math.floor(active.getTime() / 3_600_000),
    })
    .execute();
  await db.insertInto('credit_accounts').values({ user_id: user.id }).execute();
  if (options.premium) await buyBundle(db, user.id);
  if (options.credits) {
    await sql`select credits_post(${user.id}, ${options.credits}, 'bonus', ${`test:${user.id}`}, 'test')`.execute(db);
  }
  if (options.interests) {
    await sql`insert into profile_interests select ${user.id}, id from interests where key = any(${options.interests})`.execute(
      db,
    );
  }
  const photos = await addPhotos(db, user.id, options.photos ?? []);
  if (status !== 'active' && status !== 'not_confirmed') {
    const purge_after = status === 'pending_deletion' ? new Date(Date.now() + 1e9) : null;
    await db.updateTable('users').set({ status, purge_after }).where('id', '=', user.id).execute();
  }
  return { id: user.id, publicId: user.public_id, email, name, photos };
};

/** Adds 30 credits through the state machine of payments, the only way to become premium. */
export const buyBundle = async (db: Database, userId: number): Promise<void> => {
  const payment_id = randomUUID();
  const attempt = randomUUID();
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
    })
    .execute();
  await sql`select attempt_start(${attempt}, ${payment_id}, 'ideal', 'test')`.execute(db);
  await sql`select attempt_settle(${attempt}, 'paid', ${attempt}, 2999, 'EUR')`.execute(db);
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

/** Opens a chat as the product does and sends each line, in turns, `from` first. Each member reads before writing. */
export const converse = async (
  db: Database,
  from: TestPerson,
  to: TestPerson,
  lines: string[],
): Promise<{ id: number; publicId: number }> => {
  const opened = await sql<{ id: number; public_id: number }>`
    select (c).id, (c).public_id from (select conversation_open(${from.id}, ${to.id}) as c) t`.execute(db);
  const conversation = opened.rows[0];
  if (!conversation) throw new Error('The chat was not opened.');
  for (const [index, line] of lines.entries()) {
    const sender = index % 2 === 0 ? from : to;
    await sql`update conversation_members set last_read_seq = ${index}
      where conversation_id = ${conversation.id} and user_id = ${sender.id}`.execute(db);
    await say(db, sender, conversation.id, line);
  }
  return { id: conversation.id, publicId: conversation.public_id };
};

/** Sends one message without a price. */
export const say = (db: Database, sender: TestPerson, conversation: number, line: string, client = randomUUID()) =>
  sql`select message_send(${sender.id}, ${conversation}, ${client}, 'text', ${line}, null, null, 0)`.execute(db);
