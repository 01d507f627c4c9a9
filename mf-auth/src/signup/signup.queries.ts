import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

export type SignupForm = BodyOf<Endpoints['POST /api/signup.php']>;

interface Gesture {
  form: SignupForm;
  /** The same again after a reload: what was made without an answer is not made twice. */
  idempotencyKey: string;
}

/** Makes the account: the answer sets the session cookie and tells who it is. */
export const useSignup = () =>
  useMutation({
    mutationFn: ({ form, idempotencyKey }: Gesture) => call('POST /api/signup.php', { body: form, idempotencyKey }),
  });
