import { signupSteps } from '@pairwise/contracts/endpoints/signup';
import { type Kysely, sql } from 'kysely';

import { hashPassword } from '../../domain/account/password-hash.ts';
import { prices, products } from '../reference/reference-data.ts';
import type { DB } from '../types.generated.ts';
import { type DemoAccount, demoPassword } from './demo-accounts.ts';
import type { Faces } from './faces.ts';
import { insertRows } from './insert.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { uuidFrom } from './social.ts';

const day = 24 * 60 * 60 * 1000;

/** A person whose rows are inserted. */
export type Placed = Person & {
  id: number;
  hairColor: string;
  /** Content keys of the pictures of the person's face. */
  pictures: string[];
  demo?: DemoAccount['key'] | undefined;
};

/** Every eighth member of the demo has agreed to landing pages, but none of those with a password. */
const hasLanding = ({ publicId, demo }: Pick<Placed, 'publicId' | 'demo'>): boolean => !demo && publicId % 8 === 0;

/** Inserts accounts, profiles and interests. Returns the people with their ids. */
export const insertPeople = async (
  db: Kysely<DB>,
  people: (Person & Pick<Placed, 'demo'>)[],
  faces: Faces,
  now: number,
): Promise<Placed[]> => {
  const password_hash = await hashPassword(demoPassword);
  const isConfirmed = (person: Pick<Placed, 'demo'>) => person.demo !== 'unconfirmed';
  await insertRows(
    db,
    'users',
    {
      public_id: 'bigint',
      site_id: 'int',
      email: 'citext',
      name: 'text',
      password_hash: 'text',
      date_of_birth: 'date',
      language: 'text',
      country: 'text',
      status: 'user_status',
      signup_step: 'int',
      signup_done: 'text[]',
      signup_date: 'timestamptz',
      confirmed_at: 'timestamptz',
      is_fictional: 'boolean',
      paid: 'boolean',
      invisible: 'boolean',
      tracking: 'jsonb',
    },
    people.map((person) => {
      const signup = new Date(now - person.signupDaysAgo * day).toISOString();
      return {
        public_id: person.publicId,
        site_id: 1,
        email: person.email,
        name: person.name,
        password_hash: person.demo ? password_hash : null,
        date_of_birth: person.birthDate,
        language: person.language,
        country: person.country,
        status: isConfirmed(person) ? 'active' : 'not_confirmed',
        signup_step: 5,
        signup_done: signupSteps,
        signup_date: signup,
        confirmed_at: isConfirmed(person) ? signup : null,
        is_fictional: false,
        paid: false,
        invisible: false,
        tracking: {},
      };
    }),
  );
  const rows = await db.selectFrom('users').select(['id', 'public_id']).execute();
  const ids = new Map(rows.map((row) => [row.public_id, row.id]));
  const placed = people.map((person): Placed => {
    const { hairColor, pictures } = faces.faceOf(person);
    return { ...person, id: ids.get(person.publicId) ?? 0, hairColor, pictures: pictures.map(({ key }) => key) };
  });
  await insertRows(
    db,
    'profiles',
    {
      user_id: 'bigint',
      status: 'profile_status',
      gender: 'text',
      sexuality: 'text',
      seek_gender: 'text',
      country: 'text',
      region_id: 'int',
      city: 'text',
      lat: 'numeric',
      lon: 'numeric',
      hair_color: 'text',
      eye_color: 'text',
      body_type: 'text',
      relationship_status: 'text',
      tattoos: 'text',
      headline: 'text',
      about: 'text',
      birth_date: 'date',
      landing_opt_in: 'boolean',
    },
    placed.map((person) => ({
      user_id: person.id,
      status: isConfirmed(person) ? 'active' : 'disabled',
      gender: person.gender,
      sexuality: person.sexuality,
      seek_gender: person.seeks,
      country: person.country,
      region_id: person.regionId,
      city: person.city,
      lat: person.lat,
      lon: person.lon,
      hair_color: person.hairColor,
      eye_color: person.eyeColor,
      body_type: person.bodyType,
      relationship_status: person.relationshipStatus,
      tattoos: person.tattoos,
      headline: person.headline,
      about: person.about,
      birth_date: person.birthDate,
      landing_opt_in: hasLanding(person),
    })),
  );
  await insertRows(
    db,
    'profile_interests',
    { user_id: 'bigint', interest_id: 'int' },
    placed.flatMap((person) => person.interests.map((interest_id) => ({ user_id: person.id, interest_id }))),
  );
  return placed;
};

/**
 * Inserts photos, all approved. The demo approves a pending photo within a minute. It would then become the main photo, and
 * the one that open pages show would become the second, which visitors may not load. Members who share a face have photos
 * with different addresses.
 */
export const insertPhotos = async (
  db: Kysely<DB>,
  placed: Placed[],
  blurhashes: Map<string, string>,
  random: Random,
): Promise<void> => {
  const columns = {
    public_id: 'uuid',
    user_id: 'bigint',
    position: 'int',
    status: 'photo_status',
    content_key: 'text',
    width: 'int',
    height: 'int',
    blurhash: 'text',
  };
  const rows = placed.flatMap((person) =>
    person.pictures.slice(0, person.photos).map((content_key, index) => ({
      public_id: uuidFrom(random),
      user_id: person.id,
      position: index + 1,
      status: 'active',
      content_key,
      width: 800,
      height: 1000,
      blurhash: blurhashes.get(content_key) ?? null,
    })),
  );
  await insertRows(db, 'photos', columns, rows);
};

/**
 * Posts the signup credits of confirmed members, then bundles through the state machine of payments, which makes
 * members premium.
 */
export const insertCredits = async (db: Kysely<DB>, placed: Placed[], now: number, random: Random): Promise<void> => {
  await sql`insert into credit_accounts (user_id) select id from users`.execute(db);
  const granted = placed.filter((person) => person.demo !== 'fresh' && person.demo !== 'unconfirmed');
  await sql`
    select credits_post(id, 3, 'signup', 'signup:' || id, 'signup')
    from unnest(${granted.map((person) => person.id)}::bigint[]) as t(id)`.execute(db);
  const rows = placed.flatMap((person) => {
    const product = products.find(({ id }) => id === person.product);
    if (!product) return [];
    const amount = prices['EUR']?.[products.indexOf(product)] ?? 0;
    return [
      {
        payment_id: uuidFrom(random),
        user_id: person.id,
        product_id: product.id,
        credits: product.credits,
        list_minor: amount,
        amount_minor: amount,
        currency: 'EUR',
        method: 'ideal',
        order_number: String(random.between(1_000_000_000, 9_999_999_999)),
        // Credits and the withdrawal period have the time of the payment, which the database sets.
        created_at: new Date(now).toISOString(),
        status: 'created',
      },
    ];
  });
  await insertRows(
    db,
    'payments',
    {
      payment_id: 'uuid',
      user_id: 'bigint',
      product_id: 'text',
      credits: 'int',
      list_minor: 'int',
      amount_minor: 'int',
      currency: 'text',
      method: 'text',
      order_number: 'text',
      created_at: 'timestamptz',
      status: 'payment_status',
    },
    rows,
  );
  await sql`
    select attempt_start(payment_id, payment_id, method, 'demo'),
      attempt_settle(payment_id, 'paid', order_number, amount_minor, currency)
    from payments`.execute(db);
};
