import { createHash } from 'node:crypto';
import { z } from 'zod';

const probability = z.number().min(0).max(1).default(0);
const milliseconds = z.int().min(0).max(600_000);

/** What goes wrong on purpose, and how often. Everything is off by default. */
export const chaosSchema = z.strictObject({
  /** The same seed leads to the same decisions in the same order. */
  seed: z.int().default(1),
  /** How many copies of each webhook follow. */
  webhookDuplicates: z.int().min(0).max(20).default(0),
  /** Webhooks of this many milliseconds are sent in a random order. */
  webhookShuffleMs: milliseconds.default(0),
  /** Each webhook is delayed by a random time of at most this. */
  webhookDelayMs: milliseconds.default(0),
  /** A webhook is never sent. */
  webhookMissing: probability,
  /** A webhook arrives before the response to the request that creates its payment. */
  webhookEarly: probability,
  /** Two more webhooks follow: one with an unknown id, one with the id of another payment. */
  webhookForged: probability,
  /** A payment or refund is created, and the response is 500. */
  errorAfterSuccess: probability,
  /** A payment or refund is created, and the response is late: after the time-out of the client. */
  lateResponse: probability,
  lateResponseMs: milliseconds.default(30_000),
  /** The response to a GET is late. */
  slowFetch: probability,
  slowFetchMs: milliseconds.default(5000),
  /** The paid amount is one unit less than the ordered one. */
  wrongAmount: probability,
});

export type ChaosProfile = z.output<typeof chaosSchema>;
export const NO_CHAOS: ChaosProfile = chaosSchema.parse({});

type Decision = { [K in keyof ChaosProfile]: K }[keyof ChaosProfile];

/** Makes the decisions of a seed. */
export interface Chaos {
  profile(): ChaosProfile;
  set(profile: ChaosProfile): void;
  /** Decides whether something goes wrong now. */
  hits(decision: Decision): boolean;
  /** Returns a random number from 0 to 1. */
  random(decision: string): number;
}

export function startChaos(profile: ChaosProfile): Chaos {
  let present = profile;
  let random = randomOf(profile.seed);
  return {
    profile: () => present,
    set(next) {
      present = next;
      random = randomOf(next.seed);
    },
    hits: (decision) => present[decision] > 0 && random(decision) < present[decision],
    random: (decision) => random(decision),
  };
}

/**
 * Returns the random numbers of a seed. Each kind of decision has its own sequence, so that the order of different
 * requests does not change it.
 */
export function randomOf(seed: number): (kind: string) => number {
  const made = new Map<string, number>();
  return (kind) => {
    const nth = made.get(kind) ?? 0;
    made.set(kind, nth + 1);
    return createHash('sha256').update(`${seed}:${kind}:${nth}`).digest().readUInt32BE() / 2 ** 32;
  };
}
