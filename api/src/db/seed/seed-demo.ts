import { type Kysely, sql } from 'kysely';

import { hashPassword } from '../../domain/session/password.ts';
import { contentKey, openPhotoStore } from '../../providers/photos/photo-store.ts';
import { openDatabase } from '../database.ts';
import { readPlaces } from '../reference/places.ts';
import { prices, products } from '../reference/reference-data.ts';
import type { DB } from '../types.generated.ts';
import type { Talker } from './conversations.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
import { insertRows } from './insert.ts';
import { facesPerGender, type Gender, imaginePeople, type Person, publicIdFrom } from './people.ts';
import { drawPortrait, type Portrait } from './portraits.ts';
import { type Random, randomFrom } from './random.ts';
import { refreshPresence } from './refresh-demo.ts';
import { imagineConversations, insertConversations, insertLikes, uuidFrom } from './social.ts';

interface SeedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** Another story with other people; the demo's own unless told. */
  seed?: string;
  /** Draw the sizes that lists and profiles show at once, instead of at the first request. */
  draw?: boolean;
}

const marker = 'demo data';
const day = 24 * 60 * 60 * 1000;

type Placed = Person & {
  id: number;
  hairColor: string;
  /** The pictures of the person's face, by their content keys. */
  pictures: string[];
  demo?: DemoAccount['key'] | undefined;
};

/**
 * Fills an empty database with the demo: two thousand members, what they said and whom they like. Done once for a
 * database; false when it had been done before. The same seed makes the same people, with times counted from now.
 */
export const seedDemo = async (url: string, options: SeedOptions): Promise<boolean> => {
  const db = openDatabase({ url, poolSize: 3, onError: () => {} });
  const started = performance.now();
  try {
    const faces = drawAll(randomFrom(options.seed ?? 'pairwise').fork('portraits'));
    const drawing = keepPortraits(options.dataDir, [...faces.female, ...faces.male], options.draw ?? true);
    const filled = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${marker}))`.execute(trx);
      const done = await trx.selectFrom('markers').where('name', '=', marker).select('name').executeTakeFirst();
      if (done) return false;
      await fill(trx, faces, options);
      await trx
        .insertInto('markers')
        .values({ name: marker, value: options.seed ?? 'pairwise' })
        .execute();
      return true;
    });
    if (filled) await sql`analyze`.execute(db);
    await drawing;
    options.log(`demo data ${filled ? 'written' : 'is there'} (${Math.round(performance.now() - started)} ms)`);
    return filled;
  } finally {
    await db.destroy();
  }
};

interface Face {
  hairColor: string;
  pictures: { key: string; svg: string }[];
}

type Faces = Record<Gender, Face[]>;

const scenesPerFace = 3;

const drawAll = (random: Random): Faces => {
  const draw = (gender: Gender) =>
    Array.from({ length: facesPerGender }, (_, index): Face => {
      const name = `${gender} ${index}`;
      const portraits = Array.from({ length: scenesPerFace }, (_scene, scene): Portrait =>
        drawPortrait(gender, random.fork(name), random.fork(`${name} ${scene}`)),
      );
      return {
        hairColor: portraits[0]?.hairColor ?? 'brown',
        pictures: portraits.map(({ svg }) => ({ svg, key: contentKey(svg) })),
      };
    });
  return { female: draw('female'), male: draw('male') };
};

/** Two at a time, beside the inserts; what a former seed drew is found again by its content. */
const keepPortraits = async (dataDir: string, faces: Face[], draw: boolean) => {
  const store = openPhotoStore(`${dataDir}/photos`);
  const queue = faces.flatMap(({ pictures }) => pictures.map((picture, scene) => ({ ...picture, scene })));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { key, svg, scene } = next;
      await store.keep(key, async () => Buffer.from(svg));
      // Lists and profiles begin with the first picture; the others are drawn when somebody looks.
      if (!draw || scene > 0) continue;
      await store.file(key, 640, 'jpg');
      await store.file(key, 320, 'jpg');
    }
  };
  await Promise.all([worker(), worker(), worker()]);
};

const fill = async (db: Kysely<DB>, faces: Faces, { seed = 'pairwise' }: SeedOptions): Promise<void> => {
  const random = randomFrom(seed);
  const now = Date.now();
  const people = imaginePeople(readPlaces(), new Date(now), random.fork('people'));
  const accounts = demoAccounts.map(({ key, email, person }) => ({
    ...person,
    email,
    demo: key,
    publicId: publicIdFrom(random),
  }));
  const placed = await insertPeople(db, [...people, ...accounts], faces, now);
  await insertPhotos(db, placed, random.fork('photos'));
  await insertCredits(db, placed, now, random.fork('payments'));

  const talkers = placed.map(toTalker);
  const account = (key: Placed['demo']): Talker => {
    const found = talkers[placed.findIndex((person) => person.demo === key)];
    if (!found) throw new Error(`no demo account ${key}`);
    return found;
  };
  const cast = {
    talkers: talkers.filter((_, index) => placed[index]?.demo === undefined),
    free: account('free'),
    premium: account('premium'),
    blocked: account('blocked'),
  };
  const story = random.fork('story');
  await insertConversations(db, imagineConversations(cast, story), now, story);
  await insertLikes(db, cast, now, random.fork('likes'));
  await db.insertInto('blocks').values({ blocker_id: cast.premium.id, blocked_id: cast.blocked.id }).execute();
  await openSearch(db);
  await refreshPresence(db);
};

/** Visitors may look around the demo; production decides for itself (decisions M-5). */
const openSearch = (db: Kysely<DB>) =>
  sql`update sites set settings = settings || '{"logged_out_search": "yes"}'`.execute(db);

const insertPeople = async (
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
    const face = faces[person.gender][person.face];
    return {
      ...person,
      id: ids.get(person.publicId) ?? 0,
      hairColor: face?.hairColor ?? 'brown',
      pictures: face?.pictures.map(({ key }) => key) ?? [],
    };
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

/** Most have one to three photos, a few none; a few wait for a moderator. Shared faces lie behind addresses of their own. */
const insertPhotos = async (db: Kysely<DB>, placed: Placed[], random: Random): Promise<void> => {
  const columns = {
    public_id: 'uuid',
    user_id: 'bigint',
    position: 'int',
    status: 'photo_status',
    content_key: 'text',
    width: 'int',
    height: 'int',
  };
  const rows = placed.flatMap((person) => {
    if (person.demo === 'fresh' || (!person.demo && random.chance(0.05))) return [];
    const waiting = !person.demo && random.chance(0.02);
    const count = person.demo ? 1 : random.pick([1, 2, 3, 3]);
    return Array.from({ length: count }, (_, index) => ({
      public_id: uuidFrom(random),
      user_id: person.id,
      position: index + 1,
      status: waiting && index === 0 ? 'pending' : 'active',
      content_key: person.pictures[index] ?? '',
      width: 800,
      height: 1000,
    }));
  });
  await insertRows(db, 'photos', columns, rows);
};

/** Signup credits for who confirmed, then bundles through the state machine of payments, which makes members premium. */
const insertCredits = async (db: Kysely<DB>, placed: Placed[], now: number, random: Random): Promise<void> => {
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
        provider: 'demo',
        provider_ref: `demo-${person.id}`,
        idem_key: uuidFrom(random),
        created_at: new Date(now - random.between(1, 60) * day).toISOString(),
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
      provider: 'text',
      provider_ref: 'text',
      idem_key: 'uuid',
      created_at: 'timestamptz',
      status: 'payment_status',
    },
    rows,
  );
  await sql`update payments set status = 'completed'`.execute(db);
};

const toTalker = (person: Placed): Talker => {
  const bought = products.find(({ id }) => id === person.product)?.credits ?? 0;
  return {
    id: person.id,
    gender: person.gender,
    seeks: person.seeks,
    country: person.country,
    language: person.language,
    paid: person.product !== null,
    credits: person.demo === 'fresh' || person.demo === 'unconfirmed' ? 0 : 3 + bought,
    slots: 2,
  };
};
