import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { replaceFile } from '../files/write-file.ts';
import { teamActions } from './action.ts';
import { everyName } from './authorize.ts';
import { demoTeamOf, demoTokensFile, readDemoTokens } from './demo-token-texts.ts';
import { parseTokenText } from './token.ts';
import type { NewToken, TokenReader } from './read-token.ts';
import { openTokens, type SharedTokens } from './tokens.ts';

/** Name of the second person's token in the demo, which may only read and approve. */
export const demoApprover = 'approver';

/** Name of the token in the demo of those who run the platform. */
export const demoOperations = 'operations';

/** Returns the tokens that the demo needs and that are not valid now, and the texts of all that it has ever had. */
const missingTokens = (tokens: TokenReader, dataDir: string, names: readonly string[]) => {
  const known = readDemoTokens(dataDir);
  const wanted: NewToken[] = [
    ...names.map((name) => ({ team: demoTeamOf(name), person: 'demo', remotes: [name], actions: [...teamActions] })),
    { team: demoApprover, person: 'second person', remotes: [everyName], actions: ['approve', 'read'] },
    { team: demoOperations, person: 'demo', remotes: [everyName], actions: ['operate', 'bind', 'read'] },
  ];
  // A demo of an earlier version has a token that allows less.
  const isMissing = ({ team, actions: needed }: NewToken): boolean => {
    const found = tokens.find(known[team] ?? '');
    return !found || needed.some((action) => !found.actions.includes(action));
  };
  return { known, missing: wanted.filter(isMissing) };
};

/** Returns the id of a token from its text; empty for a missing one. */
const idOf = (text = ''): string => parseTokenText(text)?.id ?? '';

const storeTexts = (dataDir: string, texts: Readonly<Record<string, string>>): void => {
  const file = demoTokensFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  replaceFile(file, `${JSON.stringify(texts, null, 2)}\n`, 0o600);
};

/**
 * Ensures that in demo mode each team has a token for its own name, and that there is a second person and one who runs the
 * platform. Keeps tokens that are still valid and allow enough, and revokes those that it replaces. The texts are stored in
 * `DATA_DIR/secrets/demo-tokens.json` (0600).
 */
export const ensureDemoTokens = (dataDir: string, names: readonly string[]): void => {
  const tokens = openTokens({ dataDir });
  const { known, missing } = missingTokens(tokens, dataDir, names);
  if (missing.length === 0) return;
  for (const { team } of missing) tokens.revoke(idOf(known[team]));
  const made = missing.map((token) => [token.team, tokens.create(token).text]);
  storeTexts(dataDir, { ...known, ...Object.fromEntries(made) });
};

/** Ensures the same for tokens that may be in a database. */
export const ensureSharedDemoTokens = async (
  tokens: SharedTokens,
  dataDir: string,
  names: readonly string[],
): Promise<void> => {
  const { known, missing } = missingTokens(tokens, dataDir, names);
  for (const token of missing) {
    await tokens.revoke(idOf(known[token.team]));
    const { text } = await tokens.create(token);
    known[token.team] = text;
  }
  if (missing.length > 0) storeTexts(dataDir, known);
};

/** Revokes the tokens of an earlier demo on the same data. Production has no demo tokens. */
export const removeDemoTokens = async (dataDir: string, tokens: SharedTokens): Promise<void> => {
  for (const text of Object.values(readDemoTokens(dataDir))) await tokens.revoke(idOf(text));
  rmSync(demoTokensFile(dataDir), { force: true });
};
