import { niches } from '@pairwise/contracts/niches';
import { unreadablePairs } from '../../testing/unreadable-pairs.ts';
import { palettes } from './palettes.ts';

test.each(niches)('NICHE-01 the colours of %s are readable', (niche) => {
  expect(unreadablePairs(palettes[niche])).toEqual([]);
});

test('NICHE-01 colours that are hard to read are named', () => {
  expect(unreadablePairs({ ...palettes.default, label: '#f5821f' })).toEqual([
    '#f5821f on #fff4e8',
    '#f5821f on #ffffff',
  ]);
});

test('NICHE-01 each niche has colours of its own', () => {
  const grounds = niches.map((niche) => palettes[niche].deep);
  expect(new Set(grounds).size).toBe(niches.length);
});
