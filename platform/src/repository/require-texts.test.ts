import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MfeError } from '@pairwise/gateway/cli';

import { requireTexts } from './require-texts.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pairwise-texts-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const lacking = (missingTexts: Record<string, string[]>): void =>
  writeFileSync(join(dist, 'contract.json'), JSON.stringify({ missingTexts }));

test('LANG-01 a build that lacks plural forms is refused, and they are named by language', () => {
  lacking({ en: [], fr: ['games.left_many'], pl: ['games.left_few', 'games.left_many'] });
  const requiring = () => requireTexts('mf-games', dist);
  expect(requiring).toThrow(MfeError);
  expect(requiring).toThrow(
    'mf-games lacks texts, so it cannot be published:\n  fr: games.left_many\n  pl: games.left_few, games.left_many\n',
  );
});

test('control: a build with all texts passes', () => {
  lacking({ en: [], fr: [], pl: [] });
  expect(() => requireTexts('mf-games', dist)).not.toThrow();
});
