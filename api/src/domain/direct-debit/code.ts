import { randomInt } from 'node:crypto';

import type { Vault } from '../../providers/vault/open-vault.ts';
import type { Challenge } from './challenges.repository.ts';

/** What a code confirms. The hash of the code covers it, so that a code confirms nothing else. */
type Bound = Pick<Challenge, 'challenge_id' | 'user_id' | 'product_id' | 'amount_minor' | 'currency' | 'iban_hash'>;

/** Hashes a code together with what it confirms. */
export const hashCode = (vault: Vault, bound: Bound, code: string): Buffer =>
  vault.hash(
    'code',
    bound.challenge_id,
    String(bound.user_id),
    bound.product_id,
    `${bound.amount_minor} ${bound.currency}`,
    bound.iban_hash.toString('hex'),
    code,
  );

/** Makes a code of six digits, hashed to compare it and sealed to send it. */
export const makeCode = (vault: Vault, bound: Bound): { hash: Buffer; sealed: Buffer } => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { hash: hashCode(vault, bound, code), sealed: vault.seal('code', code) };
};
