import { idempotencyKey } from '@pairwise/api-client';
import { tabStorage } from '@pairwise/remote';
import { deleteBegunMessage, keepBegunMessage, readBegunMessage } from '@pairwise/remote/begun-messages';

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

/**
 * Reads the form's initial values. A stored value of another type than expected is ignored.
 * @param profile the member who gets the first line: a line to another member is not theirs
 */
export const readSignupDraft = (profile?: number): SignupValues => {
  const { values = {} } = read();
  const taken = Object.entries(emptySignup).map(([name, empty]) => {
    const kept: unknown = Reflect.get(values, name);
    return [name, name !== 'password' && typeof kept === typeof empty ? kept : empty];
  });
  const draft: SignupValues = { ...emptySignup, ...Object.fromEntries(taken) };
  return profile === undefined ? draft : { ...draft, signup_message: readBegunMessage(profile) };
};

/** Keeps the values as they are typed. A line to a member is kept for that member, because a login may follow instead. */
export const keepSignupDraft = ({ password: _never, ...values }: Partial<SignupValues>, profile?: number): void => {
  const { values: before, ...kept } = read();
  if (profile === undefined) return stored.write({ ...kept, values });
  keepBegunMessage(profile, values.signup_message ?? '');
  return stored.write({ ...kept, values: { ...values, signup_message: before?.signup_message ?? '' } });
};

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

/** Deletes the values, and the line to a member, which the server has now. */
export const deleteSignupDraft = (profile?: number): void => {
  stored.write(undefined);
  if (profile !== undefined) deleteBegunMessage(profile);
};
