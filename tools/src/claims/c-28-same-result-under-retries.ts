import { proveRetries } from '@pairwise/api/testing/retries';

import type { Claim } from './claim.ts';
import { seeded } from './support/random.ts';

const sizes = {
  small: { cuts: 2, killEvery: 20, lateKeys: 2 },
  full: { cuts: 'every byte', killEvery: 1, lateKeys: Infinity },
} as const;

/** Proves C-28: every write has one effect, however often it is delivered and wherever its responses or the api break. */
export const sameResultUnderRetries: Claim = {
  id: 'C-28',
  title: 'the same result under retries',
  prove: async ({ size, seed, log }) => {
    const found = await proveRetries({ ...sizes[size], random: seeded(seed), log });
    const { withoutKey, lateKey } = found.controls;
    return {
      holds: found.violations.length === 0 && found.kills > 0 && found.places >= found.writes,
      counts: {
        writes: found.writes,
        'writes that store nothing': found.withoutEffect,
        'places at which a first response was cut': found.places,
        deliveries: found.deliveries,
        'deliveries with a cut response': found.cuts,
        'processes killed': found.kills,
        violations: found.violations.length,
        'first violation': found.violations[0] ?? '-',
      },
      control: {
        what: `no key: ${withoutKey.length} writes had two effects; key lost after the commit: ${lateKey.caught.length} of ${lateKey.tried}`,
        caught: withoutKey.length > 0 && lateKey.tried > 0 && lateKey.caught.length === lateKey.tried,
      },
    };
  },
};
