import type { Token } from './token.ts';

const isValid = ({ revokedAt, expiresAt }: Token, now: number): boolean => !revokedAt && Date.parse(expiresAt) > now;

/**
 * Returns the teams that own a name, alphabetically: the one that it was registered for, and those with a valid token for
 * exactly this name.
 * @param now milliseconds since 1970
 */
export const ownersOf = (name: string, tokens: readonly Token[], now: number, registeredFor?: string): string[] => {
  const holders = tokens.filter((token) => token.remotes.includes(name) && isValid(token, now));
  const teams = [...holders.map(({ team }) => team), ...(registeredFor === undefined ? [] : [registeredFor])];
  return [...new Set(teams)].sort();
};
