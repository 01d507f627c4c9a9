import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { replaceFile } from '../files/write-file.ts';
import type { Action } from './action.ts';
import { everyName } from './authorize.ts';
import { demoTeamOf, demoTokensFile, readDemoTokens } from './demo-token-texts.ts';
import { parseTokenText } from './token.ts';
import { type NewToken, openTokens } from './tokens.ts';

/** Everything for the team's own remote, except approving its own requests. */
const teamActions: Action[] = ['publish', 'canary', 'promote', 'rollback', 'revoke', 'override', 'read'];

/** Name of the second person's token in the demo, which may only read and approve. */
export const demoApprover = 'approver';

/**
 * Ensures that in demo mode each team has a token for its own name, and that there is a second person. Keeps tokens
 * that are still valid. The texts are stored in `DATA_DIR/secrets/demo-tokens.json` (0600).
 */
export const ensureDemoTokens = (dataDir: string, names: readonly string[]): void => {
  const tokens = openTokens({ dataDir });
  const known = readDemoTokens(dataDir);
  const wanted: NewToken[] = [
    ...names.map((name) => ({ team: demoTeamOf(name), person: 'demo', remotes: [name], actions: teamActions })),
    { team: demoApprover, person: 'second person', remotes: [everyName], actions: ['approve', 'read'] },
  ];
  const missing = wanted.filter(({ team }) => !tokens.find(known[team] ?? ''));
  if (missing.length === 0) return;
  const made = missing.map((token) => [token.team, tokens.create(token).text]);
  const file = demoTokensFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const texts = { ...known, ...Object.fromEntries(made) };
  replaceFile(file, `${JSON.stringify(texts, null, 2)}\n`, 0o600);
};

/** Revokes the tokens of an earlier demo on the same data. Production has no demo tokens. */
export const removeDemoTokens = (dataDir: string): void => {
  const tokens = openTokens({ dataDir });
  for (const text of Object.values(readDemoTokens(dataDir))) tokens.revoke(parseTokenText(text)?.id ?? '');
  rmSync(demoTokensFile(dataDir), { force: true });
};
