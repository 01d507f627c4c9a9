import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const demoTokensFile = (dataDir: string): string => path.join(dataDir, 'secrets/demo-tokens.json');

/** Returns the team that owns a name in the demo: chat owns `mf-chat`, platform owns the shell. */
export const demoTeamOf = (name: string): string => (name === 'shell' ? 'platform' : name.replace(/^mf-/, ''));

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * Reads the text of each team's token, by team; empty when there are none.
 * @throws when the file does not contain texts
 */
export const readDemoTokens = (dataDir: string): Record<string, string> => {
  const file = demoTokensFile(dataDir);
  if (!existsSync(file)) return {};
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(texts)) throw new Error(`${file} does not contain the texts of tokens`);
  return texts;
};
