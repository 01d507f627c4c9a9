import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: about 10 ms, as OWASP recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummy: Promise<string> | undefined;

/** Verifies a password. Without a stored hash it does the same work, so that the time does not reveal a missing account. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && Boolean(stored);
};
