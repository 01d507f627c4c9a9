import { notificationTypes } from '@pairwise/contracts/shapes/user';
import { z } from 'zod';

/** Groups of jobs with workers of their own, so that a slow mail server holds up no payments. */
export type Lane = 'mails' | 'payments' | 'pushes' | 'upkeep';

/** How many jobs of a lane one process runs concurrently. */
export const concurrencyOf: Record<Lane, number> = { mails: 5, payments: 4, pushes: 8, upkeep: 2 };

interface JobKind {
  lane: Lane;
  /**
   * Attempts before the job stays in the queue as failed, for an operator. The delays are e^n seconds: 3 s after the
   * first attempt, 7 s after the second, then 20 s, 1 min, 2 min, 7 min, 18 min, 50 min, 2 h, 6 h, 6 h …
   */
  maxAttempts: number;
  /** What is stored with the job: ids only, because members' data belongs into our own tables. */
  payload: z.ZodType<object>;
  /** Jobs of this kind run one after another, in all processes together. */
  serial?: true;
}

const kind = <Payload extends z.ZodType<object>>(definition: JobKind & { payload: Payload }) => definition;

const nothing = z.object({});

/** Work without a payload that `recurring.ts` repeats. What is left undone is done by the next repetition. */
const upkeep = kind({ lane: 'upkeep', maxAttempts: 3, payload: nothing, serial: true });

/** Every kind of background job. `handlers.ts` says what it does. */
export const jobKinds = {
  'approve-demo-photos': upkeep,
  /** Cancels the payment of a rejected attempt at its provider, for about two weeks. */
  'cancel-payment': kind({ lane: 'payments', maxAttempts: 64, payload: z.object({ attempt: z.uuid() }) }),
  /** Compares our own books: balances and orders with their entries. */
  'check-books': kind({ lane: 'payments', maxAttempts: 3, payload: nothing, serial: true }),
  /** Asks the provider of `attempt` about it, because a webhook said that it has changed. */
  'check-payment': kind({ lane: 'payments', maxAttempts: 20, payload: z.object({ attempt: z.uuid() }) }),
  'check-payments': kind({ lane: 'payments', maxAttempts: 3, payload: nothing, serial: true }),
  'check-refunds': kind({ lane: 'payments', maxAttempts: 3, payload: nothing, serial: true }),
  /** Decides on a statement of withdrawal. */
  'decide-withdrawal': kind({ lane: 'payments', maxAttempts: 20, payload: z.object({ withdrawal: z.uuid() }) }),
  'delete-evidence': upkeep,
  'delete-expired-rows': upkeep,
  'delete-failed-jobs': upkeep,
  'delete-old-exports': upkeep,
  /** Deletes the files of a photo's content, unless something needs them. */
  'delete-photo-files': kind({ lane: 'upkeep', maxAttempts: 20, payload: z.object({ content: z.string() }) }),
  'delete-unsent-photos': upkeep,
  'keep-demo-awake': upkeep,
  'make-exports': kind({ lane: 'upkeep', maxAttempts: 8, payload: nothing, serial: true }),
  'purge-accounts': upkeep,
  /** Compares our payments with the providers' own records. */
  'reconcile-payments': kind({ lane: 'payments', maxAttempts: 8, payload: nothing, serial: true }),
  'remind-of-activation': upkeep,
  /** Ends a revoked mandate of direct debit at its provider, for about two weeks. */
  'revoke-mandate': kind({ lane: 'payments', maxAttempts: 64, payload: z.object({ mandate: z.uuid() }) }),
  /** Sends one mail of `mail_queue`, for 16 hours. */
  'send-mail': kind({ lane: 'mails', maxAttempts: 12, payload: z.object({ mail: z.number() }) }),
  /** Sends an amount that is paid back to its provider, for about two weeks. */
  'send-refund': kind({ lane: 'payments', maxAttempts: 64, payload: z.object({ refund: z.uuid() }) }),
  /** Sends the code of a direct debit to its member's phone, while the code is valid. */
  'send-code': kind({ lane: 'mails', maxAttempts: 6, payload: z.object({ challenge: z.uuid() }) }),
  /** Sends one kind of notification to one browser. `subscription` is the hash of its address, in hex. */
  'send-push': kind({
    lane: 'pushes',
    maxAttempts: 6,
    payload: z.object({
      subscription: z.string(),
      user: z.number(),
      type: z.enum(notificationTypes),
      kind: z.string(),
      /** The public id of the chat of a message. */
      chat: z.optional(z.number()),
    }),
  }),
} as const;

export type JobName = keyof typeof jobKinds;
export type JobPayload<Name extends JobName> = z.output<(typeof jobKinds)[Name]['payload']>;

export const jobNames = Object.keys(jobKinds) as JobName[];
