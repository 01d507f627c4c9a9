import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: about 10 ms, as OWASP asks. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummy: Promise<string> | undefined;

/** Also without a hash (no such account) the same work is done, so that the time of an answer tells nothing. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && Boolean(stored);
};
