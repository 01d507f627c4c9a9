import { access } from 'node:fs/promises';

import { openObjectStore } from '@pairwise/object-store';
import { type Kysely, sql } from 'kysely';

import { openDatabase } from '../database.ts';
import { readPlaces } from '../reference/places.ts';
import { products } from '../reference/reference-data.ts';
import type { DB } from '../types.generated.ts';
import type { Talker } from './conversations.ts';
import { demoAccounts } from './demo-accounts.ts';
import { drawFaces, type Faces, hashPictures, keepPictures } from './faces.ts';
import { insertCredits, insertPeople, insertPhotos, type Placed } from './insert-people.ts';
import { imaginePeople, type Person, publicIdFrom } from './people.ts';
import { insertPromo } from './promo.ts';
import { type Random, randomFrom } from './random.ts';
import { refreshPresence } from './refresh-demo.ts';
import { imagineConversations, insertConversations, insertLikes } from './social.ts';

interface SeedOptions {
  dataDir: string;
  /** The bucket of photos, as in the setting FILE_STORE; the folder of `dataDir` without one. */
  fileStore?: string | undefined;
  log: (line: string) => void;
  /** Another seed makes other members and chats; that of the demo by default. */
  seed?: string;
  /** Make the sizes of photos that lists show now, instead of at the first request. */
  draw?: boolean;
}

const marker = 'demo data';

type DemoPerson = Person & Pick<Placed, 'demo'>;

/** What the database is filled with. */
interface Demo {
  people: DemoPerson[];
  faces: Faces;
  seed: string;
  /** The timestamp from which all times count back. */
  now: number;
}

/** Invents all members of the demo, the accounts last. */
const imagineDemo = (random: Random, now: number): DemoPerson[] => [
  ...imaginePeople(readPlaces(), new Date(now), random.fork('people')),
  ...demoAccounts.map(({ key, email, person }) => ({ ...person, email, demo: key, publicId: publicIdFrom(random) })),
];

/**
 * Fills an empty database with the demo: two thousand members with chats and likes. Returns false when the database has it
 * already. The same seed makes the same members; times count from now.
 */
export const seedDemo = async (url: string, options: SeedOptions): Promise<boolean> => {
  const db = openDatabase({ url, poolSize: 3, onError: () => {} });
  const { seed = 'pairwise', dataDir, fileStore, draw = true, log } = options;
  const started = performance.now();
  try {
    if ((await isFilled(db)) && (fileStore !== undefined || (await exists(`${dataDir}/photos`)))) return false;
    const now = Date.now();
    const people = imagineDemo(randomFrom(seed), now);
    const faces = drawFaces(people, randomFrom(seed).fork('portraits'));
    const [filled] = await Promise.all([
      fillOnce(db, { people, faces, seed, now }),
      keepPictures(openObjectStore({ address: fileStore, folder: dataDir }), faces, draw),
    ]);
    if (filled) await sql`analyze`.execute(db);
    log(`demo data ${filled ? 'written' : 'already written'} (${Math.round(performance.now() - started)} ms)`);
    return filled;
  } finally {
    await db.destroy();
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const isFilled = async (db: Kysely<DB>): Promise<boolean> =>
  Boolean(await db.selectFrom('markers').where('name', '=', marker).select('name').executeTakeFirst());

/**
 * Fills the database in one transaction: an interrupted seed leaves nothing behind, and of two concurrent ones only one
 * writes.
 */
const fillOnce = (db: Kysely<DB>, demo: Demo): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${marker}))`.execute(trx);
    if (await isFilled(trx)) return false;
    await fill(trx, demo);
    await trx.insertInto('markers').values({ name: marker, value: demo.seed }).execute();
    return true;
  });

const fill = async (db: Kysely<DB>, { people, faces, seed, now }: Demo): Promise<void> => {
  const random = randomFrom(seed);
  const placed = await insertPeople(db, people, faces, now);
  await insertCredits(db, placed, now, random.fork('payments'));
  // After the payments, because only premium members may have more than three photos.
  await insertPhotos(db, placed, await hashPictures(faces), random.fork('photos'));

  const talkers = placed.map(toTalker);
  const account = (key: Placed['demo']): Talker => {
    const found = talkers[placed.findIndex((person) => person.demo === key)];
    if (!found) throw new Error(`The demo has no account "${key}".`);
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
  await insertPromo(db);
  await refreshPresence(db);
};

/** Lets visitors search the demo (decisions M-5). */
const openSearch = (db: Kysely<DB>) =>
  sql`update sites set settings = settings || '{"logged_out_search": "yes"}'`.execute(db);

const toTalker = (person: Placed): Talker => {
  const bought = products.find(({ id }) => id === person.product)?.credits ?? 0;
  return {
    id: person.id,
    name: person.name,
    gender: person.gender,
    seeks: person.seeks,
    country: person.country,
    language: person.language,
    paid: person.product !== null,
    credits: person.demo === 'fresh' || person.demo === 'unconfirmed' ? 0 : 3 + bought,
    slots: 2,
  };
};
