import { idempotencyKey } from '@pairwise/api-client';
import { tabStorage } from '@pairwise/remote';

import { emptySignup, type SignupValues } from './check-signup-form.ts';

type Draft = Omit<SignupValues, 'password'>;

interface Stored {
  values?: Partial<Draft>;
  gesture?: { email: string; key: string };
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** In this tab alone, and never the password: a reload keeps what was typed, the next person at the device finds none. */
const stored = tabStorage('signup-draft', isStored);

const read = (): Stored => stored.read() ?? {};

/** What the form begins with. Of a value of another kind than expected nothing is taken. */
export const readSignupDraft = (): SignupValues => {
  const { values = {} } = read();
  const taken = Object.entries(emptySignup).map(([name, empty]) => {
    const kept: unknown = Reflect.get(values, name);
    return [name, name !== 'password' && typeof kept === typeof empty ? kept : empty];
  });
  return { ...emptySignup, ...Object.fromEntries(taken) };
};

export const keepSignupDraft = ({ password: _never, ...values }: Partial<SignupValues>): void =>
  stored.keep({ ...read(), values });

/** The key of this signup: the same for the same address, so that one sent twice, also over a reload, is one account. */
export const signupGesture = (email: string): string => {
  const kept = read();
  if (kept.gesture?.email === email) return kept.gesture.key;
  const key = idempotencyKey();
  stored.keep({ ...kept, gesture: { email, key } });
  return key;
};

export const deleteSignupDraft = (): void => stored.keep(undefined);
