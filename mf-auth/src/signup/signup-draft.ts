import { idempotencyKey } from '@pairwise/api-client';
import { tabStorage } from '@pairwise/remote';

import { emptySignup, type SignupValues } from './check-signup-form.ts';

type Draft = Omit<SignupValues, 'password'>;

interface Stored {
  values?: Partial<Draft>;
  attempt?: { email: string; key: string };
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** Kept in this tab only and without the password: a reload keeps the input, the next user of the device finds none. */
const stored = tabStorage('signup-draft', isStored);

const read = (): Stored => stored.read() ?? {};

/** Reads the form's initial values. A stored value of another type than expected is ignored. */
export const readSignupDraft = (): SignupValues => {
  const { values = {} } = read();
  const taken = Object.entries(emptySignup).map(([name, empty]) => {
    const kept: unknown = Reflect.get(values, name);
    return [name, name !== 'password' && typeof kept === typeof empty ? kept : empty];
  });
  return { ...emptySignup, ...Object.fromEntries(taken) };
};

export const keepSignupDraft = ({ password: _never, ...values }: Partial<SignupValues>): void =>
  stored.write({ ...read(), values });

/**
 * Idempotency key of a signup. It stays the same for the same address, even after a reload, so that one account is
 * created.
 */
export const signupKey = (email: string): string => {
  const kept = read();
  if (kept.attempt?.email === email) return kept.attempt.key;
  const key = idempotencyKey();
  stored.write({ ...kept, attempt: { email, key } });
  return key;
};

export const deleteSignupDraft = (): void => stored.write(undefined);
