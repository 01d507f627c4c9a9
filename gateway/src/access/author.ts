import type { Token } from './token.ts';

/** Formats the holder of a token for the audit log. Neither a team nor a person contains a slash. */
export const whoOf = ({ team, person }: Token): string => `${team}/${person}`;

/** Whether an author in the audit log acted with a deploy token. The operator and the gateway have none. */
export const isTokenHolder = (who: string): boolean => who.includes('/');
