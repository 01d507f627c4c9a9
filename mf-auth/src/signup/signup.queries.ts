import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

export type SignupForm = BodyOf<Endpoints['POST /api/signup.php']>;

interface SignupAttempt {
  form: SignupForm;
  /** Stays the same after a reload, so that a signup whose response was lost creates one account. */
  idempotencyKey: string;
}

/** Creates the account. The response sets the session cookie and contains the user. */
export const useSignup = () =>
  useMutation({
    mutationFn: ({ form, idempotencyKey }: SignupAttempt) =>
      call('POST /api/signup.php', { body: form, idempotencyKey }),
  });
