import { setTimeout as delay } from 'node:timers/promises';

import { startClients } from './c-01/clients.ts';
import { dropUniqueKey } from './c-01/drop-unique-key.ts';
import type { Pair } from './c-01/journal.ts';
import { judge, type Verdict } from './c-01/judge.ts';
import { killAll, waitUntilAllUp } from './c-01/killer.ts';
import { makePairs } from './c-01/make-pairs.ts';
import { readStored } from './c-01/read-stored.ts';
import type { Claim } from './claim.ts';
import { seeded } from './support/random.ts';
import { type Edit, type RunningApi, startApi } from './support/running-api.ts';

const PORTS = [4800, 4801, 4802];

interface Size {
  /** So many that none of them reaches the limit of messages in a minute, even when many wait for a crashed api. */
  members: number;
  /** Messages that are sent, each kill's share until the next one. */
  messages: number;
  perSecond: number;
  apiKills: number;
  databaseKills: number;
}

const sizes = {
  small: { members: 500, messages: 1_800, perSecond: 90, apiKills: 6, databaseKills: 1 },
  full: { members: 800, messages: 200_000, perSecond: 90, apiKills: 1_000, databaseKills: 50 },
} satisfies Record<string, Size>;

/** What the control sends, for the members of the run before it. */
const control = { messages: 200, perSecond: 90, apiKills: 5, databaseKills: 0 };

/** Credits of most members: more than all messages of one cost. */
const CREDITS = 20_000;
/** The price of a message by default (`settings.message_credits`). */
const COST = 1;
/** After the last kill, the longest time in which no message is acknowledged or refused. */
const FINISH_MS = 150_000;

const sendMessage = 'src/domain/chats/send-message.ts';

/**
 * The control has two defects. Nothing recognises a message that was stored before; and every second member gets the
 * response before the message is stored. A kill from outside rarely falls between two statements, so the places are
 * wide: an api ends itself after the commit of its tenth message, and stores late what it has acknowledged.
 */
const twoDefects: Edit[] = [
  { file: sendMessage, from: 'const earlier = await findStored();', to: 'const earlier = undefined;' },
  {
    file: sendMessage,
    from: '    sent = await store(context, member, receiver, form, priced);',
    to: `    if (member.id % 2 === 0) {
      setTimeout(() => void store(context, member, receiver, form, priced).catch(() => undefined), 200);
      return { message: null, held: null, credits: 0, conversation: null, draft_rev: 0 };
    }
    sent = await store(context, member, receiver, form, priced);
    globalThis.stored = (globalThis.stored ?? 0) + 1;
    if (globalThis.stored === 10) process.kill(process.pid, 'SIGKILL');`,
  },
];

interface Run extends Verdict {
  messages: number;
  attempts: number;
  acknowledged: number;
  refused: number;
  stored: number;
  seconds: number;
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000);

interface Sending {
  api: RunningApi;
  pairs: readonly Pair[];
  size: Omit<Size, 'members'>;
  seed: number;
  log: (line: string) => void;
}

/** Sends messages while processes are killed, and compares the journals with the database. */
const sendDuringKills = async ({ api, pairs, size, seed, log }: Sending): Promise<Run> => {
  const began = performance.now();
  // Each kill meets its share of the messages, however long the processes take to come back.
  const killsInAll = size.apiKills + size.databaseKills;
  let budget = size.messages / killsInAll;
  const clients = startClients({
    urls: api.urls,
    pairs,
    perSecond: size.perSecond,
    budget: () => budget,
    random: seeded(seed),
  });
  await killAll(api, {
    ...size,
    random: seeded(seed + 1),
    onKill: (share) => {
      budget = Math.ceil(size.messages * Math.min(1, share + 1 / killsInAll));
    },
  });
  const killed = `${killsInAll} kills in ${secondsSince(began)} s`;
  log(`${killed}, while ${clients.entries.length} messages were sent`);
  while (clients.entries.length < size.messages) await delay(50);
  await clients.finish(FINISH_MS);
  await waitUntilAllUp(api);
  const { entries } = clients;
  const stored = await readStored(api.db);
  return {
    ...judge(entries, stored, COST),
    messages: entries.length,
    attempts: entries.reduce((sum, entry) => sum + entry.attempts, 0),
    acknowledged: entries.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length,
    refused: entries.filter(({ refused }) => refused !== undefined).length,
    stored: stored.messages.length,
    seconds: secondsSince(began),
  };
};

/** Runs the proof and then its control, on one database. */
const run = async (size: Size, seed: number, log: (line: string) => void) => {
  const prepared = performance.now();
  const api = await startApi({
    purpose: 'c-01',
    ports: PORTS,
    // Hundreds of restarts are expected, the others show in the figures.
    log: () => undefined,
    durability: 'durable',
    restartsPerMinute: 1_000,
  });
  try {
    const pairs = await makePairs(api.db, size.members, CREDITS);
    log(
      `${size.members} members, ${pairs.length} pairs, ${PORTS.length} apis, prepared in ${secondsSince(prepared)} s`,
    );
    const result = await sendDuringKills({ api, pairs, size, seed, log });
    log('Control: an api without the unique key that acknowledges every second message before its commit …');
    await dropUniqueKey(api.db);
    await api.restartWith(twoDefects);
    const broken = await sendDuringKills({ api, pairs, size: control, seed, log });
    log(`${broken.doubled.length} messages doubled, ${broken.lost.length} acknowledged messages lost`);
    return { result, broken };
  } finally {
    await api.stop();
  }
};

/** Proves C-01: no crash of an api or of the database loses, doubles or reorders a message, or changes its price. */
export const crashSafeChat: Claim = {
  id: 'C-01',
  title: 'chat survives kill -9 of api and database',
  prove: async ({ size, seed, log }) => {
    const plan = sizes[size];
    const { result, broken } = await run(plan, seed, log);
    const { lost, doubled, unexpected, order, credits, events, unresolved } = result;
    const kinds = { lost, doubled, unexpected, order, credits, events, unresolved };
    const first = Object.entries(kinds).find(([, problems]) => problems.length > 0);
    return {
      holds: first === undefined && result.recovered > 0 && result.messages >= plan.messages,
      counts: {
        'kill -9 of an api': plan.apiKills,
        'kill -9 of the database': plan.databaseKills,
        'messages (attempts)': `${result.messages} (${result.attempts})`,
        'acknowledged, refused': `${result.acknowledged}, ${result.refused}`,
        'messages stored': result.stored,
        'acknowledged and lost': lost.length,
        doubled: doubled.length,
        unexpected: unexpected.length,
        'out of order': order.length,
        'credits not exact': credits.length,
        'events missing or doubled': events.length,
        'not acknowledged at the end': unresolved.length,
        'recovered: stored by an attempt whose response was lost': result.recovered,
        'seconds of sending': result.seconds,
        first: first ? `${first[0]}: ${first[1][0]}` : '-',
      },
      control: {
        what: `no unique key (${broken.doubled.length} doubled), acknowledged before the commit (${broken.lost.length} lost)`,
        caught: broken.doubled.length > 0 && broken.lost.length > 0,
      },
    };
  },
};
