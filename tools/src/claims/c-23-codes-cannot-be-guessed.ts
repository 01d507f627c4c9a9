import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { type Asked, type Debits, openDebits } from './c-23/debits.ts';
import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { lastDefinition } from './support/last-definition.ts';
import { progress } from './support/progress.ts';
import { seeded } from './support/random.ts';
import type { Edit } from './support/running-api.ts';
import { openShop, type Shop } from './support/shop.ts';
import { shuffled } from './support/shuffle.ts';

const PORT = 4832;

interface Size {
  /** Requests for a code, each of which is attacked with many codes. */
  challenges: number;
  guesses: number;
  /** Guesses that reach the database without the api, in concurrent batches, for one more request. */
  storeGuesses: number;
  /** Requests that want text messages, of this many members, to numbers in this many ranges. */
  sends: { requests: number; members: number; ranges: number };
}
const SIZES: Record<'small' | 'full', Size> = {
  small: { challenges: 4, guesses: 300, storeGuesses: 500, sends: { requests: 300, members: 30, ranges: 2 } },
  full: {
    challenges: 10,
    guesses: 2_000,
    storeGuesses: 980_000,
    sends: { requests: 10_000, members: 400, ranges: 50 },
  },
};
const CONTROL: Size = {
  challenges: 1,
  guesses: 40,
  storeGuesses: 10,
  sends: { requests: 40, members: 20, ranges: 1 },
};

const CODES = 1_000_000;
const CONCURRENT = 24;
const MOST_TRIES = 5;
/** Guesses in one statement. */
const BATCH = 500;
/** Text messages a day: to a member, to a number, to a range of numbers and altogether. */
const CAPS = { member: 5, number: 5, range: 25, all: 1_000 };

interface Findings {
  guesses: number;
  accepted: number;
  /** The most guesses that one code had. */
  mostTries: number;
  /** Right codes that were accepted for another request or from another member. */
  unbound: number;
  /** Right codes of their own request that were accepted; all of them must be. */
  right: number;
  requests: number;
  /** Text messages above one of the caps. */
  aboveCaps: number;
  sent: number;
}

const newMobile = (random: () => number, range: number): string =>
  `+3161${String(range).padStart(3, '0')}${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;

const guess = async (
  debits: Debits,
  { buyer, challenge }: Asked,
  guesses: number,
  random: () => number,
  guessed: () => void,
) => {
  const first = Math.floor(random() * CODES);
  const codes = Array.from({ length: guesses }, (_, nth) => String((first + nth) % CODES).padStart(6, '0'));
  let accepted = 0;
  await inParallel(shuffled(codes, random), CONCURRENT, async (code) => {
    if ((await debits.confirm(buyer, challenge, code)) === 'accepted') accepted += 1;
    guessed();
  });
  return accepted;
};

/**
 * Tries hashes at the function of the database, without the api and its limits of requests. All but the first batch contain
 * the right one, too: it comes when no try is left.
 */
const guessAtStore = async (
  { api: { db } }: Shop,
  { buyer, challenge }: Asked,
  guesses: number,
  guessed: () => void,
): Promise<number> => {
  const { code_hash: right } = await db
    .selectFrom('sdd_challenges')
    .where('challenge_id', '=', challenge)
    .select('code_hash')
    .executeTakeFirstOrThrow();
  let accepted = 0;
  const tryAll = async (hashes: readonly Buffer[]): Promise<void> => {
    const { rows } = await sql<{ accepted: number }>`
      select count(*) filter (where sdd_try_code(${challenge}::uuid, ${buyer.id}, hash) = 'right')::int as accepted
      from unnest(${hashes}::bytea[]) as hash`.execute(db);
    accepted += rows[0]?.accepted ?? 0;
    for (const _ of hashes) guessed();
  };
  const random = (count: number) => Array.from({ length: count }, () => randomBytes(32));
  const first = Math.min(guesses, MOST_TRIES);
  await tryAll(random(first));
  const batches = Array.from({ length: Math.ceil((guesses - first) / BATCH) }, (_, nth) =>
    Math.min(BATCH, guesses - first - nth * BATCH),
  );
  await inParallel(batches, CONCURRENT, (count) => tryAll([...random(count - 1), right]));
  return accepted;
};

/** Returns the code that was sent to a number, which waits for the job that sends it. */
const codeSentTo = async (shop: Shop, { challenge }: Asked): Promise<string> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const row = await shop.api.db
      .selectFrom('sdd_challenges')
      .where('challenge_id', '=', challenge)
      .select('code_sealed')
      .executeTakeFirst();
    if (row?.code_sealed === null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const text = await shop.textOf(challenge);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('No text message has the code.');
  return code;
};

/** Uses right codes for another request and from another member, and then where they belong. */
const tryElsewhere = async (shop: Shop, debits: Debits, random: () => number) => {
  const [one, two] = await shop.makeBuyers(2);
  const first = one && (await debits.ask(one, newMobile(random, 998)));
  const second = two && (await debits.ask(two, newMobile(random, 997)));
  if (!first || !second) throw new Error('The requests for codes were refused.');
  const codes = [await codeSentTo(shop, first), await codeSentTo(shop, second)] as const;
  const elsewhere = [
    await debits.confirm(second.buyer, second.challenge, codes[0]),
    await debits.confirm(second.buyer, first.challenge, codes[0]),
  ];
  const right = [
    await debits.confirm(first.buyer, first.challenge, codes[0]),
    await debits.confirm(second.buyer, second.challenge, codes[1]),
  ];
  const count = (results: readonly string[]) => results.filter((result) => result === 'accepted').length;
  return { unbound: count(elsewhere), right: count(right) };
};

const above = (keys: readonly string[], cap: number): number => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - cap), 0);
};

/** Requests as many text messages as possible. The first requests are all to one number. */
const pump = async (
  shop: Shop,
  debits: Debits,
  { requests, members, ranges }: Size['sends'],
  random: () => number,
  requested: () => void,
) => {
  const buyers = await shop.makeBuyers(members);
  const victim = newMobile(random, 0);
  const asked: Asked[] = [];
  await inParallel(
    Array.from({ length: requests }, (_, nth) => nth),
    CONCURRENT,
    async (nth) => {
      const buyer = buyers[nth % buyers.length];
      const mobile = nth < requests / 4 ? victim : newMobile(random, nth % ranges);
      const result = buyer && (await debits.ask(buyer, mobile));
      if (result) asked.push(result);
      requested();
    },
  );
  const aboveCaps =
    above(
      asked.map(({ buyer }) => String(buyer.id)),
      CAPS.member,
    ) +
    above(
      asked.map(({ mobile }) => mobile),
      CAPS.number,
    ) +
    above(
      asked.map(({ mobile }) => mobile.slice(0, -4)),
      CAPS.range,
    ) +
    Math.max(0, asked.length - CAPS.all);
  return { requests, sent: asked.length, aboveCaps };
};

const run = async (shop: Shop, size: Size, random: () => number, log: (line: string) => void): Promise<Findings> => {
  const debits = openDebits(shop);
  const guessed = progress('guesses', 50_000, log);
  const requested = progress('requests for text messages', 2_000, log);
  try {
    const buyers = await shop.makeBuyers(size.challenges + 1);
    const asked: Asked[] = [];
    for (const [nth, buyer] of buyers.entries()) {
      const result = await debits.ask(buyer, newMobile(random, 900 + nth));
      if (!result) throw new Error('The request for a code was refused.');
      asked.push(result);
    }
    let accepted = 0;
    for (const one of asked.slice(1)) accepted += await guess(debits, one, size.guesses, random, guessed);
    if (asked[0]) accepted += await guessAtStore(shop, asked[0], size.storeGuesses, guessed);
    const { rows } = await sql<{ most: number }>`select max(tries)::int as most from sdd_challenges`.execute(
      shop.api.db,
    );
    return {
      guesses: size.challenges * size.guesses + size.storeGuesses,
      accepted,
      mostTries: rows[0]?.most ?? 0,
      ...(await tryElsewhere(shop, debits, random)),
      ...(await pump(shop, debits, size.sends, random, requested)),
    };
  } finally {
    debits.close();
  }
};

const isRight = ({ accepted, mostTries, unbound, right, aboveCaps, sent }: Findings): boolean =>
  accepted === 0 && mostTries === MOST_TRIES && unbound === 0 && right === 2 && aboveCaps === 0 && sent > 0;

/** The negative control: neither the guesses nor the messages to one number are limited. */
const unlimited: Edit[] = [
  {
    file: 'src/db/migrations/0039-direct-debit.sql',
    from: 'check (tries between 0 and 5)',
    to: 'check (tries >= 0)',
  },
  {
    file: lastDefinition('sdd_try_code'),
    from: 'and confirmed_at is null and tries < 5 and',
    to: 'and confirmed_at is null and',
  },
  {
    file: 'src/domain/direct-debit/direct-debit.policy.ts',
    from: 'number: 5, range: 25,',
    to: 'number: 5_000, range: 5_000,',
  },
];

/** Proves C-23: codes by text message cannot be guessed, and text messages cannot be pumped. */
export const codesCannotBeGuessed: Claim = {
  id: 'C-23',
  title: 'codes by text message cannot be guessed or pumped',
  prove: async ({ size, seed, log }) => {
    const inShop = async (what: Size, edits: readonly Edit[]): Promise<Findings> => {
      const shop = await openShop({ purpose: 'c-23', port: PORT, log, edits });
      try {
        return await run(shop, what, seeded(seed), log);
      } finally {
        await shop.close();
      }
    };
    const found = await inShop(SIZES[size], []);
    log('Control: an api without a limit of tries, and of messages to a number …');
    const control = await inShop(CONTROL, unlimited);
    return {
      holds: isRight(found),
      counts: {
        guesses: found.guesses,
        'guesses accepted': found.accepted,
        'most tries of one code': found.mostTries,
        'right codes accepted elsewhere': found.unbound,
        'right codes accepted where they belong': found.right,
        'requests for text messages': found.requests,
        'text messages sent': found.sent,
        'text messages above a cap': found.aboveCaps,
      },
      control: {
        what: `an api without these limits (${control.mostTries} tries of one code, ${control.accepted} accepted, ${control.aboveCaps} messages above a cap)`,
        caught: !isRight(control) && control.mostTries > MOST_TRIES && control.accepted > 0 && control.aboveCaps > 0,
      },
    };
  },
};
