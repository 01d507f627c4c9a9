import { idempotencyKey } from '@pairwise/api-client';

import { emptySignup, type SignupValues } from './check-signup-form.ts';

/** In this tab alone, and never the password: a reload keeps what was typed, the next person at the device finds none. */
const storageKey = 'pairwise:signup-draft';

type Draft = Omit<SignupValues, 'password'>;

interface Stored {
  values?: Partial<Draft>;
  gesture?: { email: string; key: string };
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const read = (): Stored => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isStored(value) ? value : {};
  } catch {
    return {};
  }
};

const write = (stored: Stored): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // A tab without storage loses its draft with a reload, and nothing else.
  }
};

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
  write({ ...read(), values });

/** The key of this signup: the same for the same address, so that one sent twice, also over a reload, is one account. */
export const signupGesture = (email: string): string => {
  const stored = read();
  if (stored.gesture?.email === email) return stored.gesture.key;
  const key = idempotencyKey();
  write({ ...stored, gesture: { email, key } });
  return key;
};

export const forgetSignupDraft = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
};
