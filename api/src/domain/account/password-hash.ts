import { hash, verify } from '@node-rs/argon2';

import { limitConcurrency } from '../limits/limit-concurrency.ts';

/** argon2id with 19 MiB, two passes, one lane: about 10 ms, as OWASP recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes that run concurrently. Each occupies one of libuv's threads, which also read every file, make the sizes of
 * photos and resolve names. Two leave half of the default four to them, whatever the number of logins, and still verify
 * about 150 passwords a second. The others wait in order.
 */
const CONCURRENT_HASHES = 2;
const limited = limitConcurrency(CONCURRENT_HASHES);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, options));

let dummy: Promise<string> | undefined;

/** Verifies a password. Without a stored hash it does the same work, so that the time does not reveal a missing account. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword('no account has this password');
  const against = stored ?? (await dummy);
  const matches = await limited(() => verify(against, password));
  return matches && Boolean(stored);
};
