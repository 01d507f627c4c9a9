import { seededRandom } from '../testing/seeded-random.ts';
import { boundsAtAllTimes, evidenceOf } from './evidence.ts';

describe('PLAT-07 evidence against a canary', () => {
  test('is that of a wager on each failing document', () => {
    // One failing document of the canary at even chances: each wager pays 2·effect / (effect + 1).
    const effects = [1.2, 1.5, 2, 4, 10, 100];
    const mean = effects.reduce((sum, effect) => sum + (2 * effect) / (effect + 1), 0) / effects.length;
    expect(evidenceOf([{ share: 0.5, canary: 1, control: 0 }])).toBeCloseTo(Math.log(mean), 12);
    expect(evidenceOf([])).toBe(0);
    // Where chance decides nothing, nothing is learnt.
    expect(evidenceOf([{ share: 1, canary: 900, control: 0 }])).toBe(0);
  });

  test('is fair: the stake of a good canary stays 1 on average, however few get it', () => {
    for (const share of [0.01, 0.1, 0.5, 0.9]) {
      // The exact mean over all ways in which twelve failures fall.
      let mean = 0;
      for (let canary = 0; canary <= 12; canary += 1) {
        let ways = 1;
        for (let one = 1; one <= canary; one += 1) ways *= (12 - canary + one) / one;
        const chance = ways * share ** canary * (1 - share) ** (12 - canary);
        mean += chance * Math.exp(evidenceOf([{ share, canary, control: 12 - canary }]));
      }
      expect(mean).toBeCloseTo(1, 9);
    }
  });

  test('grows with each step', () => {
    const step = { share: 0.1, canary: 6, control: 4 };
    expect(evidenceOf([step, step])).toBeGreaterThan(1.9 * evidenceOf([step]));
  });
});

describe('bounds at all times', () => {
  test('contain the share of every run at every look, but for a few', () => {
    const random = seededRandom(7);
    let outside = 0;
    for (let run = 0; run < 400; run += 1) {
      const share = random() * 0.2;
      let hits = 0;
      for (let count = 1; count <= 400; count += 1) {
        if (random() < share) hits += 1;
        const { lower, upper } = boundsAtAllTimes(hits, count, 0.05);
        if (share >= lower && share <= upper) continue;
        outside += 1;
        break;
      }
    }
    expect(outside).toBeLessThanOrEqual(400 * 0.05);
    // They are bounds, and not the whole line.
    const { lower, upper } = boundsAtAllTimes(50, 1_000, 0.05);
    expect([lower, upper]).toEqual([expect.closeTo(0.031, 2), expect.closeTo(0.076, 2)]);
    expect(boundsAtAllTimes(0, 0, 0.05)).toEqual({ lower: 0, upper: 1 });
  });
});
