import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { z } from 'zod';

import { post } from '../support/post.ts';
import type { Entry, Pair, Sender } from './journal.ts';

/** Browsers. Each sends for some of the members. */
const CLIENTS = 50;
const CONNECTIONS = 2;

/** The retries of every call (decisions G-1): five, with these delays in milliseconds ±30 %. */
const RETRY_DELAYS = [400, 800, 1_600, 3_200, 6_400];
const JITTER = 0.3;
/** A response with a longer Retry-After ends the attempts. */
const LONGEST_RETRY_AFTER_SECONDS = 30;
/** The outbox tries again after the last retry, in milliseconds. */
const LATER_MS = 1_000;

const isPassing = (status: number): boolean => status === 0 || [408, 425, 429].includes(status) || status >= 500;

const sent = z.object({ message: z.nullable(z.object({ seq: z.number() })), conversation: z.nullable(z.number()) });
const failed = z.object({ error: z.object({ code: z.string() }) });

/** Writes a number in letters, because digits in a first message may be a phone number. */
const inLetters = (n: number): string =>
  n.toString(26).replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)));

interface ClientsOptions {
  /** The api processes, which get the attempts in turn, as a proxy distributes them. */
  urls: readonly string[];
  pairs: readonly Pair[];
  perSecond: number;
  /** Messages that may be sent by now. At this number sending pauses. */
  budget: () => number;
  random: () => number;
}

export interface Clients {
  /** All messages so far. */
  entries: readonly Entry[];
  /**
   * Ends sending and waits until every message has been acknowledged or refused. Gives up when none was for this long: how
   * many wait depends on how long the machine takes to start an api, and a member may send 20 in a minute.
   */
  finish: (idleMs: number) => Promise<void>;
}

/**
 * Sends messages at fixed times up to the budget, whatever becomes of earlier ones. The messages of a member in one
 * chat wait for one another, as the outbox of the browser makes them wait; each is sent with the retries of the
 * product, and later again.
 */
export const startClients = ({ urls, pairs, perSecond, budget, random }: ClientsOptions): Clients => {
  const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS }));
  const entries: Entry[] = [];
  const chatsOf = new Map<Sender, Pair[]>();
  for (const pair of pairs) {
    for (const member of pair.members) chatsOf.set(member, [...(chatsOf.get(member) ?? []), pair]);
  }
  const senders = [...chatsOf.keys()];
  const queues = new Map<Sender, Map<Pair, Promise<void>>>(senders.map((sender) => [sender, new Map()]));
  let attempts = 0;
  let resolvedAt = performance.now();
  const deadline = { passed: false };

  const isResolved = ({ acknowledgedAt, refused }: Entry): boolean =>
    acknowledgedAt !== undefined || refused !== undefined;

  const attempt = async (entry: Entry, agent: Agent, receiver: object): Promise<number | undefined> => {
    attempts += 1;
    entry.attempts += 1;
    entry.lastSentAt = Date.now();
    entry.firstSentAt ??= entry.lastSentAt;
    const url = `${urls[attempts % urls.length]}/api/message.php`;
    const { status, body, retryAfter } = await post(url, {
      agent,
      cookie: entry.sender.cookie,
      body: { ...receiver, client_id: entry.clientId, kind: 'text', body: entry.body },
    });
    if (status === 200) {
      const response = sent.parse(body);
      entry.acknowledgedAt = Date.now();
      entry.seq = response.message?.seq;
      entry.pair.conversation ??= response.conversation ?? undefined;
    } else if (!isPassing(status)) entry.refused = failed.safeParse(body).data?.error.code ?? `status ${status}`;
    if (isResolved(entry)) resolvedAt = performance.now();
    return retryAfter;
  };

  /** Sends with the retries of a call. */
  const sendOnce = async (entry: Entry, agent: Agent, receiver: object): Promise<void> => {
    let retryAfter = await attempt(entry, agent, receiver);
    for (const pause of RETRY_DELAYS) {
      if (isResolved(entry) || deadline.passed || (retryAfter ?? 0) > LONGEST_RETRY_AFTER_SECONDS) return;
      await delay(retryAfter === undefined ? pause * (1 - JITTER + 2 * JITTER * random()) : retryAfter * 1000);
      retryAfter = await attempt(entry, agent, receiver);
    }
  };

  const send = async (entry: Entry, agent: Agent): Promise<void> => {
    const { pair, sender } = entry;
    const partner = pair.members.find((member) => member !== sender);
    // Retries name the receiver as the first attempt did.
    const receiver =
      pair.conversation === undefined ? { profile: partner?.publicId } : { conversation: pair.conversation };
    while (!isResolved(entry) && !deadline.passed) {
      await sendOnce(entry, agent, receiver);
      if (!isResolved(entry)) await delay(LATER_MS * (1 - JITTER + 2 * JITTER * random()));
    }
  };

  /** Members send in turns, so that none reaches the limit of messages in a minute. */
  const enqueue = (n: number): void => {
    const sender = senders[n % senders.length];
    const agent = agents[n % agents.length];
    const chats = (sender && chatsOf.get(sender)) ?? [];
    const pair = chats[Math.floor(random() * chats.length)];
    const queue = sender && queues.get(sender);
    if (!sender || !agent || !pair || !queue) throw new Error('There are no pairs.');
    const entry: Entry = {
      clientId: randomUUID(),
      sender,
      pair,
      body: `Message ${inLetters(n)}`,
      attempts: 0,
      firstSentAt: undefined,
      lastSentAt: undefined,
      acknowledgedAt: undefined,
      seq: undefined,
      refused: undefined,
    };
    entries.push(entry);
    queue.set(
      pair,
      (queue.get(pair) ?? Promise.resolve()).then(() => send(entry, agent)),
    );
  };

  let [due, counted] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    // What a pause has left out is not sent in a burst after it.
    due = Math.min(due + ((now - counted) / 1000) * perSecond, budget());
    counted = now;
    while (entries.length < due) enqueue(entries.length);
  }, 10);

  return {
    entries,
    finish: async (idleMs) => {
      clearInterval(timer);
      resolvedAt = performance.now();
      const watch = setInterval(() => {
        deadline.passed ||= performance.now() - resolvedAt > idleMs;
      }, 1_000);
      await Promise.all([...queues.values()].flatMap((queue) => [...queue.values()]));
      clearInterval(watch);
      for (const agent of agents) agent.destroy();
    },
  };
};
