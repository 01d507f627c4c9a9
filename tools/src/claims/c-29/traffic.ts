/** One page of a visitor, as it is served and reported. */
export interface Page {
  network: string;
  /** Names a visitor who comes again. */
  visitor?: string;
  /** Whether it never reports. */
  silent: boolean;
  failed: boolean;
  /** Milliseconds; CLS in its own unit. */
  ready: number;
  lcp: number;
  inp: number;
  cls: number;
  /** Milliseconds that the code of a version takes which the browser does not have; none when missing. */
  download?: number;
  /** The browser has the code of the stable version from before the rollout. */
  isKnown?: boolean;
}

export type Random = () => number;

/** Returns a time as visitors have it: most near the median, some of several times as much (log-normal). */
const around = (median: number, random: Random): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(0.6 * normal);
};

interface Conditions {
  errorRate?: number;
  silentRate?: number;
  /** How many times as long everything takes. */
  slowness?: number;
}

/** Returns a page of an ordinary visitor. */
const page = (random: Random, { errorRate = 0.01, silentRate = 0.02, slowness = 1 }: Conditions = {}): Page => ({
  network: `n${Math.floor(random() * 5_000)}`,
  silent: random() < silentRate,
  failed: random() < errorRate,
  ready: around(900 * slowness, random),
  lcp: around(1_200 * slowness, random),
  inp: around(80 * slowness, random),
  cls: around(0.03, random),
});

/** A kind of traffic: makes the page of visit `at`, the same whatever version the visitor gets. */
export type Traffic = (at: number, random: Random) => Page;

const HOUR = 200;

/** Eleven kinds of traffic that a judge must not take for a difference between versions. */
export const traffic: Record<string, Traffic> = {
  'no errors': (_at, random) => page(random, { errorRate: 0, silentRate: 0 }),
  '1 % errors': (_at, random) => page(random),
  '8 % errors': (_at, random) => page(random, { errorRate: 0.08 }),
  seasons: (at, random) => {
    const season = 1 + Math.sin(at / HOUR);
    return page(random, { errorRate: 0.03 * season, slowness: 0.6 + season });
  },
  'a slow country': (_at, random) => page(random, random() < 0.2 ? { slowness: 5, silentRate: 0.1 } : {}),
  'a language that fails': (_at, random) => page(random, { errorRate: random() < 1 / 3 ? 0.3 : 0.005 }),
  'bots on few networks': (at, random) =>
    // Each of them fails for a while, as one visitor does.
    at % 50 < 5
      ? {
          ...page(random, { errorRate: 1 }),
          network: `bot${Math.floor(at / HOUR)}`,
          visitor: `bot${Math.floor(at / HOUR)}`,
        }
      : page(random),
  'outages that meet both': (at, random) =>
    page(random, at % 400 < 40 ? { errorRate: 0.7, silentRate: 0.4, slowness: 4 } : {}),
  'pages that are left at once': (_at, random) => page(random, { silentRate: 0.3 }),
  // Most have the stable version in the cache, so the canary's code is new to them and stable's is not.
  'returning visitors': (_at, random) => ({ ...page(random), download: 1_500, isKnown: random() < 0.9 }),
  'two audiences': (_at, random) => page(random, random() < 0.5 ? { errorRate: 0.1, slowness: 3 } : { errorRate: 0 }),
};

/** What a bad canary changes in a page of its visitors. */
export interface Defect {
  change: (page: Page, random: Random) => Page;
  /** The figure that shows it, and how often that fails with stable and with the canary, in traffic with 1 % errors. */
  rates: { stable: number; canary: number };
  /** The traffic of its audience; by default that with 1 % errors, as of all visitors. */
  audience?: Traffic;
}

const failing = (share: number): Defect => ({
  change: (one, random) => ({ ...one, failed: one.failed || random() < share }),
  rates: { stable: 0.01, canary: 0.01 + 0.99 * share },
});

const freezing = (share: number): Defect => ({
  change: (one, random) => ({ ...one, silent: one.silent || random() < share }),
  rates: { stable: 0.02, canary: 0.02 + 0.98 * share },
});

/** The share of a log-normal time above its third quartile when it is longer: by a factor, or by milliseconds. */
const QUARTILE = Math.exp(0.6 * 0.6745);
const normalAbove = (z: number): number => {
  // Abramowitz and Stegun, 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989423 *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.7814779 + t * (-1.821256 + t * 1.3302744))));
  return z >= 0 ? tail : 1 - tail;
};
const above = (limit: number, median: number): number => (limit <= 0 ? 1 : normalAbove(Math.log(limit / median) / 0.6));

/** How many times as long everything takes in a slow audience. */
const SLOWNESS = 3;

/** Eleven kinds of defects, each in traffic with 1 % errors. */
export const defects: Record<string, Defect> = {
  '0.5 % more errors': failing(0.005),
  '3 % more errors': failing(0.03),
  '20 % more errors': failing(0.2),
  'every page fails': failing(1),
  'every tab freezes': freezing(1),
  '10 % of tabs freeze': freezing(0.1),
  'one language of three fails': failing(1 / 3),
  'one language of three fails in 10 %': failing(1 / 30),
  '300 ms slower': {
    change: (one) => ({ ...one, ready: one.ready + 300 }),
    rates: { stable: 0.25, canary: above(900 * QUARTILE - 300, 900) },
  },
  '300 ms slower in a slow audience': {
    change: (one) => ({ ...one, ready: one.ready + 300 }),
    // Above twice what is slow for all visitors.
    rates: {
      stable: above(2 * 900 * QUARTILE, 900 * SLOWNESS),
      canary: above(2 * 900 * QUARTILE - 300, 900 * SLOWNESS),
    },
    audience: (_at, random) => page(random, { slowness: SLOWNESS }),
  },
  'twice as slow to respond': {
    change: (one) => ({ ...one, inp: one.inp * 2 }),
    rates: { stable: 0.25, canary: above(80 * QUARTILE, 160) },
  },
};
