import { keepDemoAwake } from '../db/seed/refresh-demo.ts';
import { purgeAccounts } from '../domain/account-deletion/purge-accounts.ts';
import { endMandate } from '../domain/direct-debit/end-mandate.ts';
import { sendCode } from '../domain/direct-debit/send-code.ts';
import { deleteExpiredRows } from '../domain/expiry/delete-expired.repository.ts';
import { deleteFailedJobs } from '../domain/expiry/delete-failed-jobs.repository.ts';
import { deleteOldExports, makeExports } from '../domain/export/make-export.ts';
import { sendMail } from '../domain/mails/send-mail.ts';
import { cancelRejected } from '../domain/payments/cancel-rejected.ts';
import { checkAttempt } from '../domain/payments/check-attempt.ts';
import { checkBooks } from '../domain/payments/check-books.ts';
import type { RefundShop } from '../domain/payments/apply-refund.ts';
import { checkDuePayments } from '../domain/payments/check-due-payments.ts';
import { checkDueRefunds, checkRefundsOf } from '../domain/payments/check-refunds.ts';
import { reconcilePayments } from '../domain/payments/reconcile-payments.ts';
import { sendRefund } from '../domain/payments/send-refund.ts';
import type { Shop } from '../domain/payments/shop.ts';
import { approveDemoPhotos } from '../domain/photos/approve-demo-photos.ts';
import { deleteUnsentPhotos } from '../domain/photos/chat-photos.ts';
import { deleteEvidence } from '../domain/photos/delete-evidence.ts';
import { deletePhotoFiles } from '../domain/photos/photo-contents.ts';
import { sendPush } from '../domain/push/send-push.ts';
import { remindOfActivation } from '../domain/signup/remind-of-activation.ts';
import { decideWithdrawal } from '../domain/withdrawals/decide-withdrawal.ts';
import type { Services } from '../services.ts';
import type { JobName, JobPayload } from './job-kinds.ts';

/** The attempt that runs. */
export interface Attempt {
  /** Attempts that are left after this one. */
  attemptsLeft: number;
  /** Aborted when the program stops: a handler then ends soon, and its job is retried later. */
  signal: AbortSignal;
  warn: (error: unknown, message: string) => void;
}

type Handler<Name extends JobName> = (
  services: Services,
  payload: JobPayload<Name>,
  attempt: Attempt,
) => Promise<unknown>;

const shopOf = ({ db, env, liveHints, payments }: Services): Shop => ({
  db,
  liveHints,
  providers: payments,
  publicUrl: env.publicUrl,
  payUrl: env.payUrl,
});

const refundShopOf = (services: Services, alert: Attempt['warn']): Shop & RefundShop => ({
  ...shopOf(services),
  alert,
});

/** What each kind of job does. A handler that throws is retried, as `job-kinds.ts` says. */
export const handlers: { [Name in JobName]: Handler<Name> } = {
  'approve-demo-photos': async ({ db, env }) => {
    if (env.demo) await approveDemoPhotos(db);
  },
  'cancel-payment': (services, { attempt }) => cancelRejected(shopOf(services), attempt),
  'check-books': ({ db }, _payload, { signal, warn }) =>
    checkBooks(db, { signal, alert: (problems) => warn({ problems }, 'our own books disagree') }),
  'check-payment': async (services, { attempt }, { warn }) => {
    await checkAttempt(shopOf(services), attempt);
    await checkRefundsOf(refundShopOf(services, warn), attempt);
  },
  'check-payments': (services, _payload, { signal }) => checkDuePayments(shopOf(services), signal),
  'check-refunds': (services, _payload, { signal, warn }) => checkDueRefunds(refundShopOf(services, warn), signal),
  'decide-withdrawal': (services, { withdrawal }) => decideWithdrawal(services, withdrawal),
  'delete-evidence': ({ db }, _payload, { signal }) => deleteEvidence(db, signal),
  'delete-expired-rows': ({ db }, _payload, { signal }) => deleteExpiredRows(db, signal),
  'delete-failed-jobs': ({ db }, _payload, { signal }) => deleteFailedJobs(db, signal),
  'delete-old-exports': (services, _payload, { signal }) => deleteOldExports(services, signal),
  'delete-photo-files': ({ db, photos }, { content }) => deletePhotoFiles(db, photos, content),
  'delete-unsent-photos': ({ db }, _payload, { signal }) => deleteUnsentPhotos(db, signal),
  'keep-demo-awake': async ({ db, env }) => {
    if (env.demo) await keepDemoAwake(db);
  },
  'make-exports': (services, _payload, { signal }) => makeExports(services, signal),
  'purge-accounts': ({ db, files }, _payload, { signal }) => purgeAccounts(db, files, signal),
  'reconcile-payments': (services, _payload, { signal, warn }) =>
    reconcilePayments(refundShopOf(services, warn), {
      signal,
      report: ({ provider, differences }) => warn({ differences }, `the books of ${provider} and ours differ`),
    }),
  'remind-of-activation': ({ db }) => remindOfActivation(db),
  'revoke-mandate': (services, { mandate }) => endMandate(shopOf(services), mandate),
  'send-code': (services, { challenge }, { signal, warn }) => sendCode(services, challenge, { signal, warn }),
  'send-mail': ({ db, env, mail }, payload, { signal }) =>
    sendMail({ db, mail, appUrl: env.appUrl }, payload.mail, signal),
  'send-refund': (services, { refund }, { warn }) => sendRefund(refundShopOf(services, warn), refund),
  'send-push': ({ db, push }, payload, attempt) => sendPush({ db, push }, payload, attempt),
};
